import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import type { CompilerOptions } from "./compile-content.ts";
import { formatDiagnostic } from "./diagnostic.ts";

function compileOrder(lines: string, options: Partial<CompilerOptions> = {}) {
  const files = {
    "content/reading-order.yaml": lines,
    "content/insights/first.md": `${insightFront()}Words.\n`,
    "content/insights/held-back.md": `${insightFront("draft: true\n")}Words.\n`,
    "content/insights/later.md": `${insightFront().replace("2025-04-08", "2030-01-02")}Words.\n`,
    "content/market-signals/signal.md": `${insightFront()}Words.\n`,
  };
  return compileFiles(files, options);
}

test("compiles the reading order, including scheduled entries", async () => {
  const lines = "# In order\n- /market-signals/signal\n- /read-insight/later\n- /read-insight/first\n";
  const { readingOrder, errors } = await compileOrder(lines, { today: () => "2029-12-31" });
  expect(errors).toEqual([]);
  expect(readingOrder).toEqual(["/market-signals/signal", "/read-insight/later", "/read-insight/first"]);
});

test("warns about unknown paths, and reports entries listed twice, drafts and pages that aren't articles", async () => {
  const lines =
    "- /read-insight/first\n- /read-insight/frist\n- /read-insight/first\n- /read-insight/held-back\n- /privacy\n- 5\n";
  const listErrors = async (text: string) => (await compileOrder(text)).errors.map(formatDiagnostic);
  const { warnings, readingOrder } = await compileOrder(lines.replace("- 5\n", ""));
  expect(warnings.slice(1).map(formatDiagnostic)).toEqual([
    "content/reading-order.yaml:2:3  there is no article /read-insight/frist  ->  did you mean /read-insight/first?",
    "content/reading-order.yaml:5:3  there is no article /privacy  ->  correct the path, or remove the line",
  ]);
  expect(readingOrder).not.toContain("/read-insight/frist");
  expect(await listErrors(lines.replace("- 5\n", ""))).toEqual([
    "content/reading-order.yaml:3:3  /read-insight/first is listed twice, first on line 1  ->  remove one of the two lines",
    "content/reading-order.yaml:4:3  /read-insight/held-back is a draft  ->  remove the line, or the `draft: true` of that article",
  ]);
  expect(await listErrors(lines)).toEqual(["content/reading-order.yaml:6:3  `5` is 5  ->  it must be text"]);
  expect(await listErrors("first: /read-insight/first\n")).toEqual([
    "content/reading-order.yaml:1:1  there is no list here  ->  write lines such as `- …`",
  ]);
});
