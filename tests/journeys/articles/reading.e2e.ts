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
  const contents = page.getByRole("navigation", { name: "On this page" });
  const more = page.getByRole("link", { name: "Explore All Content →" });

  await test.step("lists every heading of the article in its table of contents", async () => {
    await page.getByRole("main").locator(`a[href^="/read-insight/"]`).first().click();
    await expect(page).toHaveURL(/\/read-insight\//);
    const headings = await page.locator(".prose h2").evaluateAll((found) => found.map(({ id }) => `#${id}`));
    expect(headings.length).toBeGreaterThan(2);
    const links = await contents
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual(headings);
    await page.locator(".prose h2").last().scrollIntoViewIfNeeded();
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
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

test("guides readers through an article with its table of contents (spec 2.9)", async ({ page }) => {
  const heading = "Ecosystem: partners have a break-even";
  await page.route(signal, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("ecosystem-partners-have-a-break-even", "groß");
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${signal}#groß`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const current = contents.locator("[aria-current]");
  const rail = page.getByRole("complementary", { name: "Share and related content" });

  await test.step("marks the heading in the URL's hash, even if its id isn't ASCII", async () => {
    await expect(current).toHaveText([heading]);
  });

  await test.step("marks the current heading after jumping up and back down", async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(current).toHaveCount(0);
    await page.getByRole("heading", { name: heading }).evaluate((element) => {
      element.scrollIntoView({ behavior: "instant" });
    });
    await expect(current).toHaveText([heading]);
  });

  await test.step("jumps to a heading, puts it in the URL, and continues the Tab order from there", async () => {
    await contents.getByRole("link", { name: "The New Reality" }).click();
    await expect(page).toHaveURL(/#the-new-reality$/);
    const target = page.getByRole("heading", { name: "The New Reality" });
    await expect(target).toBeInViewport();
    await page.keyboard.press("Tab");
    // Headings are links too, but Tab skips them because the table of contents has the same links.
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

  await test.step("collapses the table of contents above the text when there is no room beside it", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fold = page.locator("details", { hasText: "On this page" });
    const link = fold.getByText("Where This Reading Fails");
    await expect(link).toBeHidden();
    await fold.locator("summary").click();
    await expect(link).toBeVisible();
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
