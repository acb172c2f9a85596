import { describe, expect, it } from "vitest";
import { takeOutPageData } from "./page-data.ts";

const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll("<", "\\u003c")});</script>`;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";

describe("taking the data out of a page", () => {
  it("leaves one call in the place of what the router hands over, and the text in a file named by it", () => {
    const { html, data } = takeOutPageData(
      `<p>a</p>${enqueue('["<b>", "\\u2019"]\n')}<!--$-->${close}<!--/$-->`,
    );
    expect(data?.text).toBe('["<b>", "\\u2019"]\n');
    expect(data?.path).toMatch(/^\/assets\/page-[\w-]{16}\.txt$/);
    expect(html).toBe(`<p>a</p><script>takePageData("${data?.path}")</script><!--$--><!--/$-->`);
  });

  it("joins what comes in pieces, in their order", () => {
    expect(takeOutPageData(enqueue("one\n") + enqueue("two\n") + close).data?.text).toBe("one\ntwo\n");
  });

  it("gives the same text the same file, and another text another", () => {
    const pathOf = (text: string) => takeOutPageData(enqueue(text) + close).data?.path;
    expect(pathOf("a")).toBe(pathOf("a"));
    expect(pathOf("a")).not.toBe(pathOf("b"));
  });

  it("leaves a page alone that hands nothing over, or is not closed at its end", () => {
    for (const html of ["<p>words</p>", enqueue("a"), close + enqueue("a")]) {
      expect(takeOutPageData(html)).toEqual({ html });
    }
  });
});
