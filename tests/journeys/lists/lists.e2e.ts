import { listPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test.describe("the paged lists (spec 2.8, 4.4)", () => {
  test("start with three, grow by three, and lose the button when all are shown", async ({ page }) => {
    await page.goto(paths.moreInsights);
    const cards = page.getByRole("main").getByRole("article");
    const loadMore = page.getByRole("button", { name: "Load More", exact: true });
    for (const count of [3, 6, 9]) {
      await expect(cards).toHaveCount(count);
      await loadMore.click();
    }
    await expect(cards).toHaveCount(insightSlugs.length);
    await expect(loadMore).toHaveCount(0);
    await expect(page.getByText(`${insightSlugs.length} of ${insightSlugs.length}`)).toBeVisible();
  });

  test("grow by the space bar as well, as a button does", async ({ page }) => {
    await page.goto(paths.moreInsights);
    await page.getByRole("button", { name: "Load More", exact: true }).press("Space");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });

  test("keep their place as they grow and put the focus on the first new card", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.moreInsights);
    const loadMore = page.getByRole("button", { name: "Load More", exact: true });
    await loadMore.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(6);
    await expect(cards.nth(3).getByRole("link")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("say that they are busy while a slow network answers", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto(paths.moreInsights);
    await page.route("**/moreinsights?page=2", async (route) => {
      await held;
      await route.continue();
    });
    const loadMore = page.getByRole("button", { name: "Load More", exact: true });
    await loadMore.click();
    await expect(loadMore).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await expect(loadMore).not.toHaveAttribute("aria-busy");
  });

  test("load the grown page where its cards are not found in it", async ({ page }) => {
    await page.goto(paths.moreInsights);
    await page.route("**/moreinsights?page=2", (route) =>
      route.request().resourceType() === "fetch"
        ? route.fulfill({ contentType: "text/html", body: "<p>Another build of the site</p>" })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });

  test("lead back to where the visitor came from, not through every step", async ({ page }) => {
    await page.goto(paths.privacy);
    await page.goto(paths.moreInsights);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page).toHaveURL(/page=2$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.privacy}$`));
  });

  test("grow without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(paths.moreCaseStudies);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Load More", exact: true })).toHaveCount(0);
    await context.close();
  });

  test("show one, two or three in a row, by the width of the screen", async ({ page }) => {
    await page.goto(paths.moreInsights);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole("main")
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });
});

test.describe("the list of insights (spec 2.8)", () => {
  test("is narrowed to a category by a link that is then marked as current", async ({ page }) => {
    await page.goto(paths.insights);
    const filter = page.getByRole("navigation", { name: "Filter by category" });
    await expect(filter.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
    await filter.getByRole("link", { name: "Precision Outreach" }).click();
    await expect(page).toHaveURL(/\/insights\?category=precision-outreach$/);
    await expect(filter.getByRole("link", { name: "Precision Outreach" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const list = page.getByRole("main").getByRole("region", { name: "Precision Outreach", exact: true });
    const badges = await list.locator("article .badge-dot").allInnerTexts();
    expect(badges.length).toBeGreaterThan(0);
    expect(new Set(badges)).toEqual(new Set(["Precision Outreach"]));
    await page.goBack();
    await expect(page.getByText("Featured", { exact: true })).toBeVisible();
  });

  test("offers a way to all insights", async ({ page }) => {
    await page.goto(paths.insights);
    await page.getByRole("main").getByRole("link", { name: "All Insights" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.moreInsights}$`));
    await expect(page.getByRole("heading", { level: 1, name: "All Insights" })).toBeVisible();
  });
});

test.describe("the list of market signals (spec 2.8, 4.4)", () => {
  test("is filtered by tabs: all or one tag", async ({ page }) => {
    await page.goto(paths.marketSignals);
    const tabs = page.getByRole("tablist", { name: "Filter by category" });
    const panel = (name: string) => page.getByRole("tabpanel", { name, exact: true });
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText(["All"]);
    await expect(panel("All").getByRole("article")).toHaveCount(1);
    await tabs.getByRole("tab", { name: "GTM Strategy" }).click();
    await expect(page).toHaveURL(/category=gtm-strategy$/);
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText(["GTM Strategy"]);
    await expect(panel("GTM Strategy").getByRole("article")).toHaveCount(1);
    await tabs.getByRole("tab", { name: "All" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.marketSignals}$`));
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText(["All"]);
  });

  test("is filtered by the keys of a tab list, which is one stop of the Tab key", async ({ page }) => {
    await openHydrated(page, paths.marketSignals);
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await tab("All").focus();
    for (const [key, name] of [
      ["ArrowRight", "GTM Strategy"],
      ["ArrowRight", "All"],
      ["End", "GTM Strategy"],
      ["Home", "All"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
    for (const key of ["Space", "Enter"]) {
      await openHydrated(page, paths.marketSignals);
      await tab("All").focus();
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(paths.marketSignals);
      await page.keyboard.press(key);
      await expect(page).toHaveURL(listPath("signal", "gtm-strategy"));
      await expect(tab("GTM Strategy")).toHaveAttribute("aria-selected", "true");
    }
  });

  test("is filtered without JavaScript, where the Tab key reaches every tab", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(paths.marketSignals);
    await expect(page.locator("[role=tab][tabindex]")).toHaveCount(0);
    await page.getByRole("tab", { name: "GTM Strategy" }).click();
    await expect(page).toHaveURL(/category=gtm-strategy$/);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(["GTM Strategy"]);
    await context.close();
  });

  test("gives a single signal the whole row", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.marketSignals);
    const card = await page.getByRole("main").getByRole("article").boundingBox();
    expect(card?.width).toBeGreaterThan(1000);
  });
});
