import { describe, expect, it } from "vitest";
import { checkDirections, checkPackages, findCycles, findNamelessFolders } from "./check-imports.ts";
import { checkIslandImports } from "./check-islands.ts";
import { type ImportLine, listSourceFiles, readImports, readPackages } from "./read-imports.ts";

const files = [...listSourceFiles("src"), "site.config.ts"];
const lines = files.flatMap((file) => readImports(file));

describe("the source code", () => {
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

  it("has no cycle", () => {
    expect(findCycles(lines)).toEqual([]);
  });

  it("has no folder whose name says nothing", () => {
    expect(findNamelessFolders(files)).toEqual([]);
  });

  it("puts no island's component on a page without hydrating it", () => {
    expect(
      lines.filter(({ from, dynamic }) => dynamic && from.endsWith("/islands.ts")).length,
    ).toBeGreaterThan(5);
    expect(checkIslandImports(lines)).toEqual([]);
  });
});

describe("the check of imports", () => {
  const arrow = (from: string, to: string, typeOnly = false): ImportLine => {
    return { from, to, line: 3, typeOnly, dynamic: false };
  };

  it("finds a wrong arrow", () => {
    expect(checkDirections([arrow("src/app/controls/button.tsx", "src/site/index.ts")])).toEqual([
      "src/app/controls/button.tsx:3 imports src/site/index.ts: app/controls may not import site.",
    ]);
    expect(checkDirections([arrow("src/operator/main.ts", "src/server/create-server.ts")])).toHaveLength(1);
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/hub/banner.tsx")])).toHaveLength(1);
    expect(checkDirections([arrow("src/islands/island.ts", "src/app/page.ts")])).toHaveLength(1);
    expect(checkDirections([arrow("src/prerender/main.ts", "src/app/entry.server.tsx")])).toHaveLength(1);
  });

  it("finds that pages are imported by the table of addresses alone", () => {
    const page = "src/app/pages/home.tsx";
    expect(checkDirections([arrow("src/app/pages.ts", page)])).toEqual([]);
    for (const from of ["src/app/entry.server.tsx", "src/app/home/hero.tsx", "src/server/create-app.ts"]) {
      expect(checkDirections([arrow(from, page)])).toHaveLength(1);
    }
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
    ["src/islands/island.ts", "node:fs"],
    ["src/islands/island.ts", "hono"],
    ["src/app/home/hero.tsx", "node:fs"],
  ])("finds that %s may not use %s", (from, name) => {
    expect(checkPackages([{ from, name, line: 3 }])).toEqual([
      expect.stringMatching(`^${from}:3 imports ${name}: .* may not use it.$`),
    ]);
  });

  it("lets a layer use its packages and their paths", () => {
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
    const entry = "src/app/entry.server.tsx";
    expect(checkDirections([arrow("src/built/built-app.ts", entry, true)])).toEqual([]);
    expect(checkDirections([arrow("src/built/built-app.ts", entry)])).toHaveLength(1);
  });

  it("lets a feature reach another's entry point and not what lies behind it", () => {
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/contact/index.ts")])).toEqual([]);
    expect(checkDirections([arrow("src/app/home/hero.tsx", "src/app/contact/send.ts")])).toHaveLength(1);
  });

  it("finds a file without a layer", () => {
    expect(checkDirections([arrow("src/odds/ends.ts", "src/site/index.ts")])).toEqual([
      "src/odds/ends.ts is in no layer of the table.",
    ]);
  });

  it("finds a cycle of values and not one of types", () => {
    const cycle = [arrow("a.ts", "b.ts"), arrow("b.ts", "c.ts"), arrow("c.ts", "a.ts")];
    expect(findCycles(cycle)).toEqual(["a.ts -> b.ts -> c.ts -> a.ts"]);
    expect(findCycles([arrow("a.ts", "b.ts"), arrow("b.ts", "a.ts", true)])).toEqual([]);
  });

  it("finds a folder whose name says nothing", () => {
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
      'type K = typeof import("./k.ts");',
    ].join("\n");
    const read = readImports("src/app/x.tsx", text);
    expect(read.map((line) => [line.to, line.typeOnly, line.dynamic])).toEqual([
      ["src/app/a.ts", false, false],
      ["src/app/b.ts", true, false],
      ["src/app/c.ts", true, false],
      ["src/e.ts", false, false],
      ["src/app/f.ts", false, false],
      ["src/app/g.css", false, false],
      ["src/app/h.ts", false, true],
      ["src/app/i.css", false, false],
      ["src/app/k.ts", true, false],
    ]);
    expect(read[3]?.line).toBe(4);
    const more = `${text}\nconst fs = await import("node:fs");\nimport "virtual:x";\nimport type { A } from "hono";`;
    expect(readPackages("src/app/x.tsx", more).map(({ name }) => name)).toEqual(["react", "node:fs", "hono"]);
  });
});

describe("the check of islands", () => {
  const declared: ImportLine = {
    ...{ from: "src/app/x/islands.ts", to: "src/app/x/tabs.tsx" },
    ...{ line: 3, typeOnly: false, dynamic: true },
  };
  const uses = (from: string, to: string, typeOnly = false): ImportLine => {
    return { from, to, line: 1, typeOnly, dynamic: false };
  };
  const tabs = "src/app/x/tabs.tsx";

  it("finds a page that renders an island's component itself, directly or through an index", () => {
    const fault = (from: string) =>
      `${from} imports ${tabs}, which is hydrated only as an island: import islands.ts.`;
    const page = "src/app/pages/home.tsx";
    expect(checkIslandImports([declared, uses(page, tabs)])).toEqual([fault(page)]);
    const index = "src/app/x/index.ts";
    expect(checkIslandImports([declared, uses(index, tabs), uses(page, index)])).toEqual([fault(index)]);
  });

  it("lets an island, and what only islands use, hold another island's component", () => {
    const island = { ...declared, to: "src/app/x/filter.tsx" };
    expect(checkIslandImports([declared, island, uses(island.to, tabs)])).toEqual([]);
    const part = "src/app/x/part.tsx";
    expect(checkIslandImports([declared, island, uses(island.to, part), uses(part, tabs)])).toEqual([]);
    const page = uses("src/app/pages/home.tsx", part);
    expect(
      checkIslandImports([declared, island, uses(island.to, part), page, uses(part, tabs)]),
    ).toHaveLength(1);
  });

  it("lets anybody use its types and its declaration", () => {
    const page = "src/app/pages/home.tsx";
    expect(checkIslandImports([declared, uses(page, tabs, true), uses(page, declared.from)])).toEqual([]);
  });
});
