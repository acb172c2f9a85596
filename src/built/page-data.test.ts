import { afterAll, describe, expect, it } from "vitest";
import { everyAddress } from "../../tests/support/addresses.ts";
import { borrowRealBuild } from "../../tests/support/real-build.ts";
import { loadBuiltApp } from "./built-app.ts";
import { separatePageData } from "./page-data.ts";

const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll("<", "\\u003c")});</script>`;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";
const about = { path: "/about.data", tag: "abc" };
const address = '<template id="page-data" data-path="/about.data" data-tag="abc"></template>';

/** The router's state as React Router 8 writes it: two routes with data, no action, no errors. */
const state =
  '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6,"_7":8},"actionData","errors","root",{"_9":10},"pages/about",{"_9":-5},"title","<b> ’s"]\n';

describe("taking the data out of a page", () => {
  it("leaves an address in the place of what the router hands over, and every other word", () => {
    const html = `<p>a</p>${enqueue(state)}<!--$-->${close}<!--/$-->`;
    expect(separatePageData(html)?.withDataAt(about)).toBe(`<p>a</p>${address}<!--$--><!--/$-->`);
  });

  it("takes out all of what comes in pieces", () => {
    const parts = separatePageData(enqueue(state.slice(0, 40)) + enqueue(state.slice(40)) + close);
    expect(parts?.withDataAt(about)).toBe(address);
    expect(parts?.data).toBe(separatePageData(enqueue(state) + close)?.data);
  });

  it("turns the router's state into the page's .data: routes by name, each with what its loader gave", () => {
    const data = separatePageData(enqueue(state) + close)?.data ?? "";
    expect(read(JSON.parse(data))).toEqual({
      root: { data: { title: "<b> ’s" } },
      "pages/about": { data: { title: undefined } },
    });
    expect(data.endsWith("]\n")).toBe(true);
  });

  it("leaves a page alone that hands nothing over, or is not closed at its end", () => {
    const handed = enqueue(state);
    for (const html of ["<p>words</p>", handed, close + handed, handed + close + close]) {
      expect(separatePageData(html)).toBeUndefined();
    }
  });

  it("leaves a page alone whose state is an error, an action's, or still on its way", () => {
    for (const other of [
      state.replace('"_4":-5', '"_4":9'),
      state.replace('"_3":-5', '"_3":9'),
      `${state}P1:["late"]\n`,
      '["a list"]\n',
    ]) {
      expect(separatePageData(enqueue(other) + close)).toBeUndefined();
    }
  });
});

describe("the data of the site's own pages", () => {
  const build = borrowRealBuild();
  afterAll(() => build.remove());

  it("is, taken out of the page, what the app answers for it", async () => {
    const app = await loadBuiltApp(build.directory);
    const ask = async (path: string) => (await app.render(new Request(`https://example.test${path}`))).text();
    for (const address of everyAddress) {
      const answered = await ask(address === "/" ? "/_.data" : `${address}.data`);
      const taken = separatePageData(await ask(address))?.data ?? "[]";
      expect(read(JSON.parse(taken)), address).toEqual(read(JSON.parse(answered)));
    }
  });
});

/** Reads the router's flat list: values name each other by position, below zero there is nothing. */
function read(values: unknown[], at = 0): unknown {
  const value = values[at];
  if (at < 0) return undefined;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, place]) => [values[Number(key.slice(1))], read(values, place)]),
    );
  }
  return value.map((place) => {
    if (typeof place !== "number") throw new Error(`The loader data holds something special: ${value[0]}`);
    return read(values, place);
  });
}
