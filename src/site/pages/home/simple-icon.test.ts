import * as v from "valibot";
import { expect, it } from "vitest";
import { compileFiles, formatDiagnostic } from "#tests/support/content/content-fixture.ts";
import { ToolsCopySchema } from "./copy.ts";
import { SimpleIconSchema } from "./simple-icon.ts";

/** Compiles two tools, the second with the given icon, and returns the errors as printed. */
async function listErrors(icon: string): Promise<string[]> {
  const copy = `heading: Tools\nlead: Ours.\ntools:\n  - { name: HubSpot, icon: hubspot }\n  - { name: Other, icon: ${icon} }\n`;
  const { errors } = await compileFiles(
    { "content/page-copy/tools.yaml": copy },
    { pageCopySchemas: { tools: ToolsCopySchema } },
  );
  return errors.map(formatDiagnostic);
}

it("replaces a logo's name with its path from Simple Icons", () => {
  const marks = ["hubspot", "googleanalytics"].map((name) => v.parse(SimpleIconSchema, name));
  for (const mark of marks) expect(mark).toMatch(/^[Mm][\d\s.,a-zA-Z-]{100,}$/);
  expect(new Set(marks).size).toBe(2);
});

it.each([
  ["google-analytics", "did you mean googleanalytics?"],
  ["salesforce", "look one up at simpleicons.org"],
])("reports the unknown logo %s with its file, line, column and a hint", async (icon, fix) => {
  const [error, ...others] = await listErrors(icon);
  expect(others).toEqual([]);
  expect(error).toBe(
    `content/page-copy/tools.yaml:5:26  \`tools.1.icon\` is "${icon}"  ->  it must be the name of a Simple Icons logo; ${fix}`,
  );
});

it.each(["../package", "hubspot.svg", "Hub Spot"])("rejects %s as a logo's name", async (icon) => {
  expect(await listErrors(icon)).toEqual([expect.stringContaining("must be lowercase words")]);
});
