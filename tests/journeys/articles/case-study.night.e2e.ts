import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

test.use(keepContext);

const conference = entryPath("caseStudy", "case-study-ai-conference-gtm-playbooks");

test("shows a case study on phones, large screens and paper (spec 2.9, 3)", async ({ page }) => {
  await openHydrated(page, conference, "ContactModal");

  await test.step("lays out a text table as a list of records on phones and keeps it a table for screen readers", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole("table", { name: "The same conference, one year apart" });
    await expect(table.getByRole("columnheader")).toHaveText(["Metric", "Before", "After", "Note"]);
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Messaging" }) });
    const cells = row.getByRole("cell");
    await expect(cells).toHaveText([/^Pitch differing/, "One unified USP", /./]);
    const labels = await cells.evaluateAll((found) =>
      found.map((cell) => getComputedStyle(cell, "::before").content),
    );
    expect(labels).toEqual(['"Before" / ""', '"After" / ""', '"Note" / ""']);
    const ends = await cells.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  });

  for (const width of [320, 1280]) {
    await test.step(`draws the chart at least 240 px high at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const chart = page.locator("header").getByRole("img", { name: /^Line chart/ });
      await expect(chart).toHaveCount(1);
      expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(240);
    });
  }

  await test.step("opens the contact modal from the call to action in the text", async () => {
    await page.getByRole("complementary").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("prints only the text and figures of a case study", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Explore More" })).toBeHidden();
    await expect(page.getByText("Ready to Transform Your GTM Strategy?")).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
  });
});
