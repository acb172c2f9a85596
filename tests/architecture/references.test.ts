import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");

const headings = new Set(
  [...readFileSync(join(projectRoot, "docs/requirements.md"), "utf8").matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = ""]) => heading.match(/^\d+(\.\d+)?/)?.[0] ?? heading,
  ),
);

/** References to sections: numbers as in `spec 4.2, 9`, contract names as in `spec: Forms`. */
function listReferences(text: string): string[] {
  const numbers = [...text.matchAll(/\bspec (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g)];
  const names = [...text.matchAll(/\bspec: ([A-Z]\w*(?: \w+)*)/g)];
  return [
    ...numbers.flatMap(([, list = ""]) => list.split(/, | and /)),
    ...names.map(([, name = ""]) => name),
  ];
}

function listFiles(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file))
    .map((file) => `${folder}/${file}`);
}

it("finds every referenced section of the requirements in docs/requirements.md", () => {
  expect(headings).toContain("4.2");
  const references = ["src", "tests", "bench", "scripts", "docs"].flatMap((folder) =>
    listFiles(folder).flatMap((file) =>
      listReferences(readFileSync(join(projectRoot, file), "utf8")).map((name) => ({ file, name })),
    ),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ name }) => !headings.has(name))).toEqual([]);
});

it("finds every file and folder that the README and docs mention", () => {
  const named = ["README.md", ...listFiles("docs")].flatMap((file) =>
    [
      ...readFileSync(join(projectRoot, file), "utf8").matchAll(
        /`((?:src|tests|bench|scripts|docs)\/[^`{*]*)`/g,
      ),
    ].map(([, path = ""]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
