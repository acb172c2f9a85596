import { listPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated, waitUntilHydrated } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

test("'Load More' adds three cards at a time until all are shown (spec 2.8, 4.4)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.privacy);
  await page.goto(paths.moreInsights);
  const cards = page.getByRole("main").getByRole("article");
  const loadMore = page.getByRole("button", { name: "Load More", exact: true });
  await expect(cards).toHaveCount(3);

  await test.step("marks 'Load More' busy until a slow network responds", async () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route("**/moreinsights?page=2", async (route) => {
      await responded;
      await route.continue();
    });
    await loadMore.focus();
    await page.keyboard.press("Enter");
    await expect(loadMore).toHaveAttribute("aria-busy", "true");
    respond();
  });

  await test.step("keeps the scroll position and moves focus to the first new card", async () => {
    await expect(cards).toHaveCount(6);
    await expect(loadMore).not.toHaveAttribute("aria-busy");
    await expect(cards.nth(3).getByRole("link")).toBeFocused();
    await expect(page).toHaveURL(/page=2$/);
    await loadMore.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Space");
    await expect(cards).toHaveCount(9);
    await expect(cards.nth(6).getByRole("link")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  await test.step("removes the button at the end of the list, within one history entry", async () => {
    await loadMore.click();
    await expect(page).toHaveURL(/page=4$/);
    await expect(cards).toHaveCount(insightSlugs.length);
    await expect(loadMore).toHaveCount(0);
    await expect(page.getByText(`${insightSlugs.length} of ${insightSlugs.length}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.privacy}$`));
  });

  await test.step("opens the longer page when the response has no new cards", async () => {
    await page.route("**/moreinsights?page=3", (route) =>
      route.request().resourceType() === "xhr"
        ? route.fulfill({ contentType: "text/html", body: "<p>Another build of the site</p>" })
        : route.continue(),
    );
    await page.goto(`${paths.moreInsights}?page=2`);
    await loadMore.click();
    await expect(page).toHaveURL(/page=3$/);
    await expect(cards).toHaveCount(9);
  });
});

test("tabs filter market signals by category (spec 2.8, 4.4)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, paths.marketSignals, "CategoryTabs");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const all = listPath("signal");
  const strategy = listPath("signal", "gtm-strategy");

  await test.step("shows a single signal across the full row", async () => {
    const card = await page.getByRole("tabpanel").getByRole("article").boundingBox();
    expect(card?.width).toBeGreaterThan(1000);
  });

  await test.step("makes the category tabs one Tab stop, and moves among them with the arrow keys, Home and End", async () => {
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
    await page.keyboard.press("Shift+Tab");
  });

  for (const [key, arrow, chosen, path] of [
    ["Space", "ArrowRight", "GTM Strategy", strategy],
    ["Enter", "ArrowLeft", "All", all],
  ] as const) {
    await test.step(`filters signals on ${key}, not when focus moves to a tab`, async () => {
      await tab(chosen === "All" ? "GTM Strategy" : "All").focus();
      const before = page.url();
      await page.keyboard.press(arrow);
      await expect(tab(chosen)).toBeFocused();
      expect(page.url()).toBe(before);
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
      await expect(tab(chosen)).toHaveAttribute("aria-selected", "true");
      await waitUntilHydrated(page, "CategoryTabs");
    });
  }

  await test.step("filters signals when a tab is clicked", async () => {
    await tab("GTM Strategy").click();
    await expect(page).toHaveURL(strategy);
    await expect(page.getByRole("tabpanel", { name: "GTM Strategy" }).getByRole("article")).toHaveCount(1);
  });
});
