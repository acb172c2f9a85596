import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { withoutSpaces } from "../../support/publish/read-pdf.ts";
import { caseStudySlugs, insightSlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

for (const path of [
  entryPath("caseStudy", caseStudySlugs[3] ?? ""),
  entryPath("insight", "multi-channel-gtm-rhythm-lean-teams"),
  entryPath("insight", insightSlugs[3] ?? ""),
])
  test(`prints ${path} without splitting preformatted text across pages or leaving pages half empty`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const sheets = await print(page);

    for (const sample of await page.locator("pre").allInnerTexts())
      expect(sheets.filter(({ text }) => text.includes(withoutSpaces(sample)))).toHaveLength(1);
    // The last page can be short.
    for (const { filled } of sheets.slice(0, -1)) expect(filled).toBeGreaterThan(0.5);
  });

/** Prints the page on A4. Returns the text of each sheet and how much of its height is filled, from 0 to 1. */
async function print(page: Page): Promise<Array<{ text: string; filled: number }>> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await pdf.getPage(number);
      const { items } = await sheet.getTextContent();
      const texts = items.filter((item) => "str" in item);
      const lowest = Math.min(...texts.map(({ transform }) => Number(transform[5])));
      return {
        text: withoutSpaces(texts.map(({ str }) => str).join("")),
        filled: 1 - lowest / (sheet.view[3] ?? 0),
      };
    }),
  );
}
