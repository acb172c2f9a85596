import { entryPath } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const conference = entryPath("caseStudy", "case-study-ai-conference-gtm-playbooks");
const outreach = entryPath("caseStudy", "precision-outreach-scale-pipeline");

test.describe("a case study (spec 2.9)", () => {
  for (const width of [320, 1280]) {
    test(`keeps the chart's margins at ${width} px: 24, 32, 28 and 48, and 240 of height at least (spec 3)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(outreach);
      const frame = await page.locator("header .kpi-plot").boundingBox();
      const plot = await page.locator("header .kpi-plot > svg").evaluate((svg) => {
        const style = getComputedStyle(svg);
        return [style.top, style.right, style.bottom, style.left];
      });
      expect(plot).toEqual(["24px", "32px", "28px", "48px"]);
      expect(frame?.height).toBeGreaterThanOrEqual(240);
      const sizes = await page
        .locator("header .kpi-plot text")
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    });
  }

  test("its call within the text opens the contact modal", async ({ page }) => {
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.getByRole("complementary").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
