import { entryPath } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const conference = entryPath("caseStudy", "case-study-ai-conference-gtm-playbooks");
const outreach = entryPath("caseStudy", "precision-outreach-scale-pipeline");

test.describe("a case study (spec 2.9)", () => {
  test("opens with category, title, summary, minutes, industry and weeks", async ({ page }) => {
    await page.goto(conference);
    const hero = page.getByRole("article").first().locator("header");
    await expect(hero.getByText("GTM Strategy", { exact: true })).toBeVisible();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText(/^19 meetings\b/);
    await expect(hero.getByText(/19 qualified meetings in 3 days/)).toBeVisible();
    await expect(hero.getByRole("listitem")).toHaveText([
      /^\d+ min read$/,
      "Enterprise AI Software",
      "3 weeks",
    ]);
    await expect(
      hero.getByText("open opportunities at target accounts, in 10 weeks", { exact: true }),
    ).toBeVisible();
  });

  test("draws its KPI with start, end and growth, and says all numbers in words", async ({ page }) => {
    await page.goto(conference);
    const card = page.getByRole("article").first().locator("header figure");
    await expect(card).toContainText("Open opportunities at target accounts");
    await expect(card).toContainText(/From 4 to 22/);
    await expect(card).toContainText("+450%");
    await expect(card.getByRole("img")).toHaveAccessibleName(
      "Line chart, Open opportunities at target accounts: from 4 to 22. Wk 0: 4; Wk 1: 4; Wk 2: 4; Wk 3: 9; Wk 4: 13; Wk 5: 14; Wk 6: 16; Wk 7: 17; Wk 8: 19; Wk 9: 21; Wk 10: 22.",
    );
  });

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

  for (const [kind, slug] of [
    ["line", "competitive-blindspots-to-market-clarity"],
    ["area", "content-to-revenue-calendar-case-study"],
    ["bar", "precision-outreach-scale-pipeline"],
  ] as const) {
    test(`its ${kind} chart is one picture with a name, at least 240 high (spec 9)`, async ({ page }) => {
      await page.goto(entryPath("caseStudy", slug));
      const chart = page.locator("header figure").getByRole("img");
      await expect(chart).toHaveAccessibleName(kind === "bar" ? /^Bar chart, / : /^Line chart, /);
      expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(240);
    });
  }

  test("names its impact and why it matters", async ({ page }) => {
    await page.goto(outreach);
    await expect(page.getByText("Why it matters", { exact: true })).toBeVisible();
    await expect(page.getByText("meetings booked in the 12 weeks of the engagement")).toBeVisible();
  });

  test("lists insights of its category beside the words", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(conference);
    const related = page.getByRole("complementary", { name: "Share and related content" }).getByRole("link");
    expect(await related.count()).toBeGreaterThan(0);
    for (const link of await related.all()) await expect(link).toHaveAttribute("href", /^\/read-insight\//);
  });

  test("the AI conference tells of situation, shift, takeaway, outcome, quote, before and after, and why", async ({
    page,
  }) => {
    await page.goto(conference);
    const article = page.getByRole("article").first();
    for (const name of ["The situation", "The shift", "The outcome", "Before and after", "Why it worked"]) {
      await expect(article.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(article.getByRole("note", { name: "Key takeaway" })).toBeVisible();
    await expect(article.locator("blockquote")).toBeVisible();
    const table = article.getByRole("table", { name: "The same conference, one year apart" });
    await expect(table.getByRole("rowheader")).toHaveText([
      "Pre-event outreach",
      "Messaging",
      "Meetings booked",
    ]);
    await expect(table.getByRole("columnheader")).toHaveText(["Metric", "Before", "After", "Note"]);
    await expect(
      article.getByRole("group", { name: "The Hard Questions to Answer" }).getByRole("checkbox"),
    ).toHaveCount(3);
  });

  test("its call within the text opens the contact modal", async ({ page }) => {
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.getByRole("complementary").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
