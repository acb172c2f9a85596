import { parseHTML } from "linkedom";
import { inject } from "vitest";

/** A page as the server sent it, parsed without a browser. */
export interface ServedPage {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  /** Texts of the elements that a selector finds, white space collapsed. */
  texts(selector: string): string[];
  /** An attribute of the elements that a selector finds; empty if one has none. */
  attributes(selector: string, name: string): string[];
}

const pages = new Map<string, Promise<ServedPage>>();

/** Requests a path of the built site and follows no redirect. */
export function requestPath(path: string, init?: RequestInit): Promise<Response> {
  return fetch(inject("pagesOrigin") + path, { redirect: "manual", ...init });
}

/** Requests a page of the built site, once for all tests. */
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
    headers: response.headers,
    html,
    document,
    texts: (selector) => list(selector).map(textOf),
    attributes: (selector, name) => list(selector).map((element) => readAttribute(element, name)),
  };
}

/** React writes some names in mixed case, which HTML reads in lower case; linkedom leaves them. */
function readAttribute({ attributes }: Element, name: string): string {
  return [...attributes].find((attribute) => attribute.name.toLowerCase() === name)?.value ?? "";
}

/** Text of an element, white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The section that a heading labels. @throws if there is none */
export function findRegion({ document }: ServedPage, name: string | RegExp): Element {
  for (const section of document.querySelectorAll("section[aria-labelledby], section[aria-label]")) {
    const labelId = section.getAttribute("aria-labelledby");
    const words = labelId ? textOf(document.getElementById(labelId)) : section.getAttribute("aria-label");
    if (typeof name === "string" ? words === name : name.test(words ?? "")) return section;
  }
  throw new Error(`No section is named ${name}.`);
}
