/** A page's `.data` as the press prints it. */
export interface PrintedData {
  path: string;
  /** What its ETag is made of: tells whether an answer is of the same build as the page. */
  tag: string;
}

/** A page, and the loader data that it hands over to the router, apart. */
export interface SeparatedPage {
  /** What the app answers for the page's `.data`. */
  data: string;
  /** The page without it, which has the boot script fetch it instead (`src/app/boot.js`). */
  withDataAt(data: PrintedData): string;
}

const handOverStart = "<script>window.__reactRouterContext.streamController.";
const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));?<\/script>/g;

/** How the router's state and `.data` write that there is nothing. */
const NOTHING = -5;

/**
 * Parts a page from its loader data, which holds everything in it a second time as text: what a reader waits for is the
 * page without it (docs/decisions/0008). `undefined` for a page that hands nothing over, or in a way that is not known.
 */
export function separatePageData(html: string): SeparatedPage | undefined {
  // The words before it are several times as long.
  const start = html.indexOf(handOverStart);
  if (start < 0) return undefined;
  const tail = html.slice(start);
  const parts = [...tail.matchAll(handOver)].map(([, text]) => text);
  // Ended once, by the last part.
  if (parts.length < 2 || parts.indexOf(undefined) !== parts.length - 1) return undefined;
  const data = toPageData(parts.map((text = '""') => JSON.parse(text)).join(""));
  if (data === undefined) return undefined;
  return {
    data,
    withDataAt({ path, tag }) {
      const address = `<template id="page-data" data-path="${path}" data-tag="${tag}"></template>`;
      let isFirst = true;
      const without = tail.replace(handOver, () => {
        const replacement = isFirst ? address : "";
        isFirst = false;
        return replacement;
      });
      return html.slice(0, start) + without;
    },
  };
}

/**
 * The router's state as `.data`. Both are a flat list of values that name each other by position and differ in what
 * the first value names: [{ "_1": 2 }, "loaderData", { "_3": 4 }, "root", …] or [{ "_1": 2 }, "root", { "_3": 4 },
 * "data", …]. The boot script turns it round (`src/app/boot.js`).
 */
function toPageData(state: string): string | undefined {
  // What is still on its way would follow in lines of its own.
  if (!/^\[\{.*\]\n$/.test(state)) return undefined;
  const values: unknown[] = JSON.parse(state);
  const end = values.length;
  const named = new Map(
    Object.entries(values[0] ?? {}).map(([key, at]) => [values[Number(key.slice(1))], Number(at)]),
  );
  const loaderData = values[named.get("loaderData") ?? end];
  if (!loaderData || named.get("errors") !== NOTHING || named.get("actionData") !== NOTHING) return undefined;
  const routes = Object.entries(loaderData);
  values[0] = Object.fromEntries(routes.map(([route], position) => [route, end + 1 + position]));
  return `${JSON.stringify(values.concat("data", ...routes.map(([, at]) => ({ [`_${end}`]: at }))))}\n`;
}
