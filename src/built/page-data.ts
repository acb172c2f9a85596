/** A page's `.data` as the press prints it. */
export interface PrintedData {
  path: string;
  /** What its ETag is made of: tells whether an answer is of the same build as the page. */
  tag: string;
}

const handOverStart = "<script>window.__reactRouterContext.streamController.";
const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(enqueue\("(?:[^"\\]|\\.)*"\)|close\(\));?<\/script>/g;

/**
 * Takes the loader data out of a page, which holds everything in it a second time as text, and has the boot script
 * fetch the page's `.data` in its place (`src/app/boot.js`): what a reader waits for is the page without it
 * (docs/decisions/0008). A page that hands nothing over, or in a way that is not known, stays as it is.
 */
export function takeOutPageData(html: string, { path, tag }: PrintedData): string {
  // The words before it are several times as long.
  const start = html.indexOf(handOverStart);
  if (start < 0) return html;
  const tail = html.slice(start);
  const parts = [...tail.matchAll(handOver)];
  if (parts.length < 2 || parts.findIndex(([, call]) => call === "close()") !== parts.length - 1) return html;
  const address = `<template id="page-data" data-path="${path}" data-tag="${tag}"></template>`;
  let isFirst = true;
  const without = tail.replace(handOver, () => {
    const replacement = isFirst ? address : "";
    isFirst = false;
    return replacement;
  });
  return html.slice(0, start) + without;
}
