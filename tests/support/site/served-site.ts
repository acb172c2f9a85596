import { parseHTML } from "linkedom";
import { inject } from "vitest";

/** A page as sent by the server, parsed without a browser. */
export interface ServedPage {
  status: number;
  html: string;
  document: Document;
  /** Returns each selected element's text with white space collapsed. */
  texts(selector: string): string[];
  /** An attribute of the selected elements; empty if an element lacks it. */
  attributes(selector: string, name: string): string[];
}

const pages = new Map<string, Promise<ServedPage>>();

/** Does not follow redirects. */
export function requestPath(path: string): Promise<Response> {
  return fetch(inject("pagesOrigin") + path, { redirect: "manual" });
}

/** Requests each page only once per test file. */
export function readPage(path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? requestPath(path).then(parsePage);
  pages.set(path, page);
  return page;
}

async function parsePage(response: Response): Promise<ServedPage> {
  const html = await response.text();
  const { document } = parseHTML(html);
  const list = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    status: response.status,
    html,
    document,
    texts: (selector) => list(selector).map(textOf),
    attributes: (selector, name) => list(selector).map((element) => readAttribute(element, name)),
  };
}

/** React writes some names in mixed case, which linkedom, unlike browsers, does not lowercase. */
function readAttribute({ attributes }: Element, name: string): string {
  return [...attributes].find((attribute) => attribute.name.toLowerCase() === name)?.value ?? "";
}

/** Returns the element's text with white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Returns the `href` of the link with this text. */
export function hrefOf(root: ParentNode, text: string): string | null | undefined {
  return [...root.querySelectorAll("a")].find((link) => textOf(link) === text)?.getAttribute("href");
}

/** Returns the section with this accessible name. Throws if there is none. */
export function findRegion({ document }: ServedPage, name: string | RegExp): Element {
  for (const section of document.querySelectorAll("section[aria-labelledby], section[aria-label]")) {
    const labelId = section.getAttribute("aria-labelledby");
    const words = labelId ? textOf(document.getElementById(labelId)) : section.getAttribute("aria-label");
    if (typeof name === "string" ? words === name : name.test(words ?? "")) return section;
  }
  throw new Error(`No section is named ${name}.`);
}
