import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { signalSlug } from "../../support/site/addresses.ts";

test.use(keepContext);

const signal = entryPath("signal", signalSlug);

test("opens a complete article on click, and restores the scroll position when the reader goes back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, paths.insights, "Carousel");
  const contents = page.locator(".toc");
  const more = page.getByRole("link", { name: "Explore All Content →" });

  await test.step("lists every heading of the article in its table of contents", async () => {
    await page.getByRole("main").locator(`a[href^="/read-insight/"]`).first().click();
    await expect(page).toHaveURL(/\/read-insight\//);
    const headings = await page.locator(".prose h2").evaluateAll((found) => found.map(({ id }) => `#${id}`));
    expect(headings.length).toBeGreaterThan(2);
    const links = await contents
      .locator("a")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual(headings);
  });

  await test.step("restores an article's scroll position when the reader goes back", async () => {
    await more.scrollIntoViewIfNeeded();
    const readTop = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await readTop();
    await more.click();
    await expect(page).toHaveURL(paths.hub);
    await page.goBack();
    await expect(more).toBeInViewport();
    expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
  });
});

test("guides readers through an article with its folded table of contents (spec 2.9)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(signal);
  const fold = page.locator(".toc");
  const rail = page.getByRole("complementary", { name: "Share and related content" });

  await test.step("jumps to a heading, puts it in the URL, and continues the Tab order from there", async () => {
    await fold.locator("summary").click();
    await fold.getByRole("link", { name: "The New Reality" }).click();
    await expect(page).toHaveURL(/#the-new-reality$/);
    const target = page.getByRole("heading", { name: "The New Reality" });
    await expect(target).toBeInViewport();
    await page.keyboard.press("Tab");
    expect(
      await target.evaluate((heading) => {
        const place = heading.compareDocumentPosition(document.activeElement ?? document.body);
        return place === Node.DOCUMENT_POSITION_FOLLOWING;
      }),
    ).toBe(true);
  });

  await test.step("shows the rail with the share box and related links on desktops only", async () => {
    await expect(rail.getByRole("button", { name: "Copy link" })).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(rail).toBeHidden();
  });

  await test.step("makes the links of the table of contents easy to tap", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = fold.getByText("Where This Reading Fails");
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    await link.click();
    await expect(page.getByRole("heading", { name: "Where This Reading Fails" })).toBeInViewport();
  });

  await test.step("scrolls a table in a focusable frame when it doesn't fit in 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const frame = page.locator(".table-frame[tabindex][aria-labelledby]");
    await frame
      .locator("td")
      .first()
      .evaluate((cell) => {
        cell.textContent = "1234567890".repeat(8);
      });
    expect(await frame.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(frame).toHaveRole("region");
    await expect(frame).toHaveAccessibleName(/./);
    await frame.press("ArrowRight");
    await expect.poll(() => frame.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  });
});
