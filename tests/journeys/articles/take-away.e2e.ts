import { getDocumentProxy } from "unpdf";
import { entryPath, takeAwayPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { withoutSpaces } from "../../support/publish/read-pdf.ts";

const slug = "living-content-to-revenue-system";
const rhythm = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

test("copies a message as written, and keeps its button when copying fails", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, rhythm, "CopyButton", "ToastRegion");
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  const copied = page.getByRole("button", { name: "Copied", exact: true });

  const copy = page.getByRole("button", { name: "Copy the text above" });

  await test.step("copies a message as written", async () => {
    await copy.click();
    await expect
      .poll(readCopied)
      .toMatch(/^Your security questionnaire is losing deals.*\n\nThe problem .*\n\nWho owns yours\?$/s);
    await expect(copied.first()).toBeVisible();
  });

  await test.step("keeps the button when copying fails", async () => {
    await expect(copy).toBeVisible();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await copy.click();
    await expect(page.getByText("Unable to copy text to clipboard.")).toBeVisible();
    await expect(copy).toBeVisible();
  });
});

test("prints an article's templates, each on one sheet", async ({ page }) => {
  await page.goto(takeAwayPath(slug));
  expect(await findViolations(page)).toEqual([]);
  for (const format of ["A4", "Letter"] as const) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const words = withoutSpaces(items.map((item) => ("str" in item ? item.str : "")).join(""));
    expect(words).toContain("Orderform");
    expect(words).toContain(entryPath("insight", slug));
    expect(words).not.toContain("print");
    expect(words).not.toMatch(/CSV|Copy/);
  }
});
