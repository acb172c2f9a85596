import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import packageFile from "../../package.json" with { type: "json" };

const projectRoot = join(import.meta.dirname, "../..");

/** The package in `from "…"`, `import "…"`, `import("…")`, `require("…")`, `resolve("…")` and `packageCommand("…")`. */
const imported =
  /(?:\bfrom |\bimport |\b(?:import|require|packageCommand)\(|\bresolve\((?="[^"]*\/))"(?![#/.]|node:)((?:@[\w.-]+\/)?[\w.:-]+)[^"\n]*"/g;

it("declares every package that the code imports", () => {
  const { dependencies, devDependencies } = packageFile;
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const files = ["src", "scripts", "tests", "bench"].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !name.startsWith("build/"))
      .map((name) => join(folder, name)),
  );
  const named = [...files, "vite.config.ts", "vitest.config.ts", "playwright.config.ts"].flatMap((file) =>
    [...readFileSync(join(projectRoot, file), "utf8").matchAll(imported)].map(([, name = ""]) => ({
      file,
      name,
    })),
  );
  expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(30);
  const isBuiltIn = (name: string) => builtinModules.includes(name) || name === "virtual:content";
  expect(
    named.filter(({ name }) => !isBuiltIn(name) && !declared.has(name) && !declared.has(`@types/${name}`)),
  ).toEqual([]);
});
