import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");

/** The package name is the sample brand. An owner's brand could be a common word. */
const { name }: { name: string } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));

it("doesn't find the sample brand anywhere in src", () => {
  const files = readdirSync(join(projectRoot, "src"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => readFileSync(file, "utf8").toLowerCase().includes(name));
  expect(naming.map((file) => file.slice(projectRoot.length))).toEqual([]);
});
