import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/site/addresses.ts";
import { holdDocuments, watchLoadingArticle } from "../../support/site/loading-article.ts";
import { addLink, headerLink } from "../../support/site/navigation.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");
const status = (page: Page) => page.getByText("Loading article...");

test("shows 'Loading article...' 400 ms after a click on an article (spec 2.9)", async ({ page }) => {
  await page.clock.install();
  await page.goto(article);
  await waitUntilStarted(page);
  // Clicks must not navigate, because Chromium stops the timers of a page that is being left.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = page.getByRole("link", { name: "Added" });
  await addLink(page, entryPath("insight", insightSlugs[0] ?? ""));

  await test.step("keeps 'Loading article...' hidden for a new tab, a heading on the same page or a page that is not an article", async () => {
    await link.click({ modifiers: ["ControlOrMeta"] });
    await page.locator(".toc a").last().dispatchEvent("click");
    await headerLink(page, "Our Process").press("Enter");
    await page.clock.runFor(1_000);
    await expect(status(page)).toBeHidden();
  });

  for (const href of [
    entryPath("insight", insightSlugs[0] ?? ""),
    entryPath("caseStudy", caseStudySlugs[0] ?? ""),
    entryPath("signal", signalSlug),
  ]) {
    await test.step(`shows 'Loading article...' for ${href} 400 ms after the last click`, async () => {
      await link.evaluate((element, to) => element.setAttribute("href", to), href);
      await link.click();
      await page.clock.runFor(200);
      await link.press("Enter");
      await page.clock.runFor(399);
      await expect(status(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(status(page)).toBeVisible();
    });
  }
});

test("hides 'Loading article...' when the visitor stops loading or the article arrives (spec 2.9)", async ({
  page,
}) => {
  await page.goto(paths.insights);
  await waitUntilStarted(page);
  const shown = await watchLoadingArticle(page);
  const browser = await page.context().newCDPSession(page);
  const release = await holdDocuments(page);
  const link = page.getByRole("main").locator(`a[href="${article}"]`).first();

  for (const times of [1, 2]) {
    await test.step(`hides 'Loading article...' when loading is stopped (attempt ${times})`, async () => {
      // By keyboard, because a link under the pointer is prefetched.
      await link.press("Enter", { noWaitAfter: true });
      await expect.poll(() => shown.count).toBe(times);
      await browser.send("Page.stopLoading");
      await expect(status(page)).toBeHidden();
    });
  }

  await test.step("hides 'Loading article...' when the article arrives, even if it replaced another one", async () => {
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('main a[href^="/read-insight/"]');
      first?.click();
      globalThis.setTimeout(() => second?.click(), 200);
    });
    // It might be shown once, or once for each of the two clicks.
    await expect.poll(() => shown.count).toBeGreaterThan(2);
    release();
    await expect(page).toHaveURL(/\/read-insight\//);
    await expect(status(page)).toBeHidden();
  });
});
