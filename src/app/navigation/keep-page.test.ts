import { type DataStrategyResult, data, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { readFailedNavigation } from "./failed-navigation.ts";
import { findFailure, keepPageOnFailure } from "./keep-page.ts";

const error = (result: unknown): Record<string, DataStrategyResult> => ({
  root: { type: "data", result: {} },
  page: { type: "error", result },
});
const answer = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("what cannot be shown", () => {
  it("is a page of which no answer came, or half of one", () => {
    expect(findFailure(error(new TypeError("Failed to fetch")))).toBe("unreachable");
    expect(findFailure(error(new Error("Unable to decode", { cause: new TypeError() })))).toBe("unreachable");
  });

  it("is an answer that says the server failed, or that nobody can read", () => {
    expect(findFailure(error(answer(503)))).toBe("broken");
    expect(findFailure(error(new Error("Unable to decode", { cause: new SyntaxError() })))).toBe("broken");
  });

  it("is neither a missing page, nor a redirect, nor a page that came", () => {
    expect(findFailure(error(answer(404)))).toBeUndefined();
    expect(findFailure(error(redirect("/contact")))).toBeUndefined();
    expect(findFailure({ page: { type: "data", result: data(1) } })).toBeUndefined();
  });
});

describe("a navigation that fails", () => {
  it("leaves the page as it is until another takes its place", async () => {
    const controller = new AbortController();
    const request = new Request("http://site.test/about?a=1", { signal: controller.signal });
    let isOver = false;
    const run = Promise.resolve(
      // The router passes more than the middleware reads.
      Reflect.apply(keepPageOnFailure, undefined, [{ request }, async () => error(new TypeError())]),
    ).then(() => {
      isOver = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isOver).toBe(false);
    expect(readFailedNavigation()).toEqual({ address: "/about?a=1", reason: "unreachable" });
    controller.abort();
    await run;
    expect(isOver).toBe(true);
  });
});
