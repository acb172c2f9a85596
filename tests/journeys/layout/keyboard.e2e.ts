import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";

test.use(keepContext);

test("a page's Tab order starts with the skip link", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openIdle(page, paths.privacy);
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  const isFocusIn = (part: string) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part);

  await test.step("shows the skip link at every width when focused, and skips the header when activated", async () => {
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await isFocusIn("main")).toBe(true);
  });

  await test.step("moves focus through the header without scrolling the page", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link").first().focus();
    for (let key = 0; key < 5; key += 1) await page.keyboard.press("Tab");
    expect(await isFocusIn("header")).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(1_000);
  });

  await test.step("starts the Tab order at the top again on the next page", async () => {
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.about);
    await waitUntilStarted(page);
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
  });
});
