import { describe, expect, it } from "vitest";
import { takeOutPageData } from "./page-data.ts";

const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll("<", "\\u003c")});</script>`;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";
const about = { path: "/about.data", tag: "abc" };
const address = '<template id="page-data" data-path="/about.data" data-tag="abc"></template>';

describe("taking the data out of a page", () => {
  it("leaves an address in the place of what the router hands over, and every other word", () => {
    const html = `<p>a</p>${enqueue('["<b>", "\\u2019"]\n')}<!--$-->${close}<!--/$-->`;
    expect(takeOutPageData(html, about)).toBe(`<p>a</p>${address}<!--$--><!--/$-->`);
  });

  it("takes out all of what comes in pieces", () => {
    expect(takeOutPageData(enqueue("one\n") + enqueue("two\n") + close, about)).toBe(address);
  });

  it("leaves a page alone that hands nothing over, or is not closed at its end", () => {
    for (const html of ["<p>words</p>", enqueue("a"), close + enqueue("a"), enqueue("a") + close + close]) {
      expect(takeOutPageData(html, about)).toBe(html);
    }
  });
});
