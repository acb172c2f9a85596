import { describe, expect, it } from "vitest";
import { checkDirections, checkPackages, findCircles, findNamelessFolders } from "./import-directions.ts";
import { type ImportLine, listSourceFiles, readImports, readPackages } from "./read-imports.ts";

const files = [...listSourceFiles("src"), "site.config.ts"];
const lines = files.flatMap((file) => readImports(file));

describe("the house", () => {
  it("has imports to judge", () => {
    expect(lines.length).toBeGreaterThan(100);
  });

  it("imports along the arrows of the table alone", () => {
    expect(checkDirections(lines)).toEqual([]);
  });

  it("keeps to the packages of the table", () => {
    const packages = files.flatMap((file) => readPackages(file));
    expect(packages.length).toBeGreaterThan(100);
    expect(checkPackages(packages)).toEqual([]);
  });

  it("has no circle", () => {
    expect(findCircles(lines)).toEqual([]);
  });

  it("has no folder named after nothing", () => {
    expect(findNamelessFolders(files)).toEqual([]);
  });
});

describe("the check of the house", () => {
  const arrow = (from: string, to: string, typeOnly = false): ImportLine => ({ from, to, line: 3, typeOnly });

  it("finds a wrong arrow", () => {
    expect(checkDirections([arrow("src/app/controls/button.tsx", "src/site/index.ts")])).toEqual([
      "src/app/controls/button.tsx:3 imports src/site/index.ts: app/controls may not import site.",
    ]);
    expect(checkDirections([arrow("src/operator/main.ts", "src/server/create-server.ts")])).toHaveLength(1);
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/hub/banner.tsx")])).toHaveLength(1);
  });

  it.each([
    ["src/submission/email.ts", "node:net"],
    ["src/submission/email.ts", "fs"],
    ["src/submission/email.ts", "zod"],
    ["src/site/paths.ts", "node:url"],
    ["src/site/paths.ts", "valibot"],
    ["src/scheduling/slots.ts", "node:timers"],
    ["src/scheduling/slots.ts", "luxon"],
    ["src/server/create-app.ts", "react"],
    ["src/server/create-app.ts", "react-dom/server"],
    ["src/store/store.ts", "react"],
    ["src/prerender/prerender-site.ts", "react-dom/server"],
    ["src/app/controls/button.tsx", "react-router"],
    ["src/app/home/hero.tsx", "node:fs"],
  ])("finds that %s may not use %s", (from, name) => {
    expect(checkPackages([{ from, name, line: 3 }])).toEqual([
      expect.stringMatching(`^${from}:3 imports ${name}: .* may not use it.$`),
    ]);
  });

  it("lets a room use its packages, and what lies in them", () => {
    const line = (from: string, name: string) => ({ from, name, line: 1 });
    const lines = [
      line("src/submission/x.ts", "valibot"),
      line("src/server/x.ts", "hono/http-exception"),
      line("src/store/x.ts", "node:fs/promises"),
    ];
    expect(checkPackages(lines)).toEqual([]);
  });

  it("lets types through where the table says so, and values not", () => {
    const to = "src/submission/index.ts";
    expect(checkDirections([arrow("src/store/store.ts", to, true)])).toEqual([]);
    expect(checkDirections([arrow("src/store/store.ts", to)])).toHaveLength(1);
  });

  it("lets a feature reach another's face and not what lies behind it", () => {
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/contact/index.ts")])).toEqual([]);
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/contact/send.ts")])).toHaveLength(1);
  });

  it("finds a file without a room", () => {
    expect(checkDirections([arrow("src/odds/ends.ts", "src/site/index.ts")])).toEqual([
      "src/odds/ends.ts lies in no room of the house.",
    ]);
  });

  it("finds a circle of values and not one of types", () => {
    const circle = [arrow("a.ts", "b.ts"), arrow("b.ts", "c.ts"), arrow("c.ts", "a.ts")];
    expect(findCircles(circle)).toEqual(["a.ts -> b.ts -> c.ts -> a.ts"]);
    expect(findCircles([arrow("a.ts", "b.ts"), arrow("b.ts", "a.ts", true)])).toEqual([]);
  });

  it("finds a folder named after nothing", () => {
    expect(findNamelessFolders(["src/app/utils/cx.ts", "src/site/paths.ts"])).toEqual([
      "src/app/utils/cx.ts",
    ]);
  });

  it("reads every form of import line", () => {
    const text = [
      'import { a } from "./a.ts";',
      'import type { B } from "./b.ts";',
      'import { type C, type D } from "./c.ts";',
      "import {",
      "  e,",
      '} from "../e.ts";',
      'export { f } from "./f.ts";',
      'import "./g.css";',
      'const h = await import("./h.ts");',
      'import sheet from "./i.css?url";',
      'import { react } from "react";',
    ].join("\n");
    const read = readImports("src/app/x.tsx", text);
    expect(read.map((line) => [line.to, line.typeOnly])).toEqual([
      ["src/app/a.ts", false],
      ["src/app/b.ts", true],
      ["src/app/c.ts", true],
      ["src/e.ts", false],
      ["src/app/f.ts", false],
      ["src/app/g.css", false],
      ["src/app/h.ts", false],
      ["src/app/i.css", false],
    ]);
    expect(read[3]?.line).toBe(4);
    const more = `${text}\nconst fs = await import("node:fs");\nimport "virtual:x";\nimport type { A } from "hono";`;
    expect(readPackages("src/app/x.tsx", more).map(({ name }) => name)).toEqual(["react", "node:fs", "hono"]);
  });
});
