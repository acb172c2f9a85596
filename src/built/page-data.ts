import { createHash } from "node:crypto";

/** What the router needs to bring a printed page to life, as a file of its own. */
export interface PageData {
  /** Named by its content, so that it may be cached for good. */
  path: string;
  text: string;
}

const handOverStart = "<script>window.__reactRouterContext.streamController.";
const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));?<\/script>/g;

/**
 * Takes the loader data out of a page, which holds everything in it a second time as text, and has the boot script
 * fetch it (`src/app/boot.js`): what a reader waits for is the page without it (docs/decisions/0008). A page that
 * hands nothing over, or in a way that is not known, stays as it is.
 */
export function takeOutPageData(html: string): { html: string; data?: PageData } {
  // The words before it are several times as long.
  const start = html.indexOf(handOverStart);
  if (start < 0) return { html };
  const tail = html.slice(start);
  const parts = [...tail.matchAll(handOver)];
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || last[1] !== undefined) return { html };
  const text = parts.map(([, literal]) => (literal === undefined ? "" : parseText(literal))).join("");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
  const path = `/assets/page-${hash}.txt`;
  let isFirst = true;
  const without = tail.replace(handOver, () => {
    const call = isFirst ? `<script>takePageData("${path}")</script>` : "";
    isFirst = false;
    return call;
  });
  return { html: html.slice(0, start) + without, data: { path, text } };
}

/** A string literal of the router's is JSON. */
function parseText(literal: string): string {
  const parsed: unknown = JSON.parse(literal);
  return String(parsed);
}
