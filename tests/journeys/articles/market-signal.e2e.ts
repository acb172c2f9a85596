import { entryPath, paths } from "../../../src/site/index.ts";
import { signalSlug } from "../../support/addresses.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const address = entryPath("signal", signalSlug);

test.describe("the market signal (spec 2.9)", () => {
  test("says when it was published and when it was updated", async ({ page }) => {
    await page.goto(address);
    const hero = page.getByRole("article").first().locator("header");
    await expect(hero.getByText("GTM Strategy", { exact: true })).toBeVisible();
    await expect(hero.getByText("Published January 29, 2025")).toBeVisible();
    await expect(hero.getByText("Updated August 25, 2025")).toBeVisible();
    await expect(hero.locator("time").first()).toHaveAttribute("datetime", "2025-01-29");
  });

  test("runs from the inflection point over the report form to what it means", async ({ page }) => {
    await page.goto(address);
    const parts = page.locator(".prose > h2, .prose > section:has(form)");
    await expect(parts.nth(0)).toHaveText("The Inflection Point");
    await expect(parts.nth(1).getByLabel("Work Email")).toBeVisible();
    await expect(parts.nth(2)).toHaveText("Market Intelligence Summary");
    await expect(parts.nth(3)).toHaveText("The New Reality");
    await expect(parts.nth(4)).toHaveText(/^What It Means/);
  });

  test("marks in its contents a heading whose id is not ASCII", async ({ page }) => {
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll("ecosystem-partners-have-a-break-even", "groß");
      await route.fulfill({ response: answer, body });
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${address}#groß`);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.locator("[aria-current]")).toHaveText(["Ecosystem: partners have a break-even"]);
  });

  test("has its share box and related links beside it on desktops only", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    const rail = page.getByRole("complementary", { name: "Share and related content" });
    await expect(rail.getByRole("button", { name: "Copy link" })).toBeVisible();
    const hrefs = await rail
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.some((href) => href?.startsWith("/read-insight/"))).toBe(true);
    expect(hrefs.some((href) => href?.startsWith("/case-studies/"))).toBe(true);
    expect(hrefs.length).toBeLessThanOrEqual(6);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(rail).toBeHidden();
  });

  test("leads on to more signals and insights, and to the hub", async ({ page }) => {
    await page.goto(address);
    const more = page.getByRole("region", { name: "More Market Signals & Insights" });
    await expect(more.getByRole("article")).toHaveCount(3);
    for (const link of await more.getByRole("article").getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", /^\/read-insight\//);
    }
    await expect(more.getByRole("link", { name: "Explore All Content →" })).toHaveAttribute(
      "href",
      paths.hub,
    );
  });

  test("draws the forecast as bars with both values, a year without a comma", async ({ page }) => {
    await page.goto(address);
    const chart = page.getByRole("img", { name: /^Bar chart, PRM software, forecast/ });
    await expect(chart).toHaveAccessibleName(
      "Bar chart, PRM software, forecast: from $105B to $226B. 2025: 105; 2030: 226.",
    );
    await expect(chart.locator("text", { hasText: /^2025$/ })).toBeVisible();
    await expect(chart.locator("text", { hasText: "$226B" })).toBeVisible();
  });
});
