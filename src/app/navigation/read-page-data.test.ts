import { describe, expect, it } from "vitest";
import { readPageData } from "./read-page-data.ts";

/** `.data` of a page with one route, whose data is the value at 5 of the list. */
const read = (...values: unknown[]) =>
  readPageData(JSON.stringify([{ _1: 2 }, "routes/page", { _3: 4 }, "data", ...values]));
const page = (result: unknown) => ({ "routes/page": { type: "data", result } });

describe("the data of a page that is in hand", () => {
  it("is what the routes' loaders gave", () => {
    expect(read({ _5: 6, _7: 8 }, "title", "A", "tags", [9, 10], "b", 3)).toEqual(
      page({ title: "A", tags: ["b", 3] }),
    );
  });

  it("says what is empty, and in which way", () => {
    const { result } = read({ _5: -5, _6: -7 }, "a", "b")?.["routes/page"] ?? {};
    expect(result).toEqual({ a: null, b: undefined });
    expect(result).toHaveProperty("b");
  });

  it("holds once what is named twice", () => {
    const { result } = read({ _5: 7, _6: 7 }, "a", "b", { _8: 9 }, "same", true)?.["routes/page"] ?? {};
    const { a, b } = result as Record<string, unknown>;
    expect(a).toEqual({ same: true });
    expect(a).toBe(b);
  });

  it("is left to the router where it is more than plain data", () => {
    expect(read(["D", 1_700_000_000_000])).toBeUndefined();
    expect(read(["P", 9])).toBeUndefined();
    expect(read([-2])).toBeUndefined();
    expect(readPageData('[["SingleFetchRedirect",1],{"_2":3},"redirect","/"]')).toBeUndefined();
  });

  it("is left to the router where a loader failed", () => {
    expect(
      readPageData('[{"_1":2},"root",{"_3":4},"error",["ErrorResponse",5,6,7],-5,404,""]'),
    ).toBeUndefined();
  });

  it("is none where the answer is a page, or nothing", () => {
    expect(() => readPageData("<!DOCTYPE html>")).toThrow(SyntaxError);
    expect(() => readPageData("")).toThrow(SyntaxError);
    expect(readPageData("null")).toBeUndefined();
  });
});
