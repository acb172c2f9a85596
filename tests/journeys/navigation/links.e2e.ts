import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "../../../src/site/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { holdDocuments, watchLoadingArticle } from "../../support/loading-article.ts";
import { addLink, blockStorage, headerLink, heading, scrollTop } from "../../support/navigation.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  expect(await scrollTop(page)).toBe(top);
}

test.describe("a link", () => {
  test("leads to the top of another page, from wherever the visitor was (spec 2.1)", async ({ page }) => {
    await page.goto(paths.home);
    await scrollTo(page, 3_000);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
  });

  test("to the page one is on leads to its top, too (spec 2.1)", async ({ page }) => {
    await page.goto(paths.about);
    await scrollTo(page, 1_200);
    await headerLink(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test("with a hash leads to the place that it names (spec 2.1)", async ({ page }) => {
    await page.goto(article);
    const anchor = (await page.locator("main h2[id]").last().getAttribute("id")) ?? "";
    await page.goto(paths.home);
    await addLink(page, { href: `${article}#${anchor}` });
    await page.getByRole("link", { name: "Added" }).click();
    await expect(page).toHaveURL(`${article}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test("to a place in the page leads there, and the way back leads back", async ({ page }) => {
    await page.goto(article);
    const anchor = page.locator(".prose h2[id]").last();
    await anchor.getByRole("link").click();
    await expect(page).toHaveURL(`${article}#${await anchor.getAttribute("id")}`);
    await expect(anchor).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(article);
  });

  test("is followed by the Enter key", async ({ page }) => {
    await page.goto(paths.home);
    await headerLink(page, "Our Process").press("Enter");
    await expect(page).toHaveURL(paths.process);
  });

  test("that is clicked for a new tab opens one, and the page stays", async ({ page, context }) => {
    await page.goto(paths.home);
    const opened = context.waitForEvent("page");
    await headerLink(page, "About Us").click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(paths.about);
    await expect(page).toHaveURL(paths.home);
  });

  test("to a file leads to the file", async ({ page }) => {
    await page.goto(paths.contact);
    // Chromium's own view of XML has styles of its own, which the policy refuses aloud.
    await page.route(filePaths.sitemap, (route) => route.fulfill({ body: "A file." }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await expect(page).toHaveURL(filePaths.sitemap);
  });

  test("that opens the contact modal opens the contact page in a new tab where one asks for that", async ({
    page,
    context,
  }) => {
    await page.goto(paths.about);
    await waitUntilStarted(page);
    const opened = context.waitForEvent("page");
    const call = page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" });
    await call.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(paths.contact);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("the way back", () => {
  test("returns to where the visitor was", async ({ page }) => {
    await page.goto(paths.home);
    await scrollTo(page, 2_000);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => scrollTop(page)).toBe(2_000);
  });
});

test("a page takes no focus when it is opened", async ({ page }) => {
  await page.goto(paths.process);
  await waitUntilStarted(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("everything moves where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await page.goto(paths.home);
  await waitUntilStarted(page);
  await headerLink(page, "About Us").click();
  await expect(page).toHaveURL(paths.about);
  await waitUntilStarted(page);
  await page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("an article that is on its way (spec 2.9)", () => {
  /** After a click, in ms. */
  const DELAY_MS = 400;

  /** Links are followed by key: what a pointer rests on is fetched ahead. */
  const follow = (page: Page, path: string) =>
    page.getByRole("main").locator(`a[href="${path}"]`).first().press("Enter", { noWaitAfter: true });

  for (const [list, path] of [
    [paths.insights, article],
    [paths.caseStudies, entryPath("caseStudy", caseStudySlugs[0] ?? "")],
    [paths.marketSignals, entryPath("signal", signalSlug)],
  ] as const) {
    test(`is announced 400 ms after the click, once: ${path}`, async ({ page }) => {
      await page.goto(list);
      await waitUntilStarted(page);
      const shown = await watchLoadingArticle(page);
      const release = await holdDocuments(page);
      await follow(page, path);
      await expect.poll(() => shown).toEqual([DELAY_MS]);
      release();
      await expect(page).toHaveURL(path);
      await expect(page.getByText("Loading article...")).toBeHidden();
      expect(shown).toEqual([DELAY_MS]);
    });
  }

  test("is no longer announced once the visitor stops it", async ({ page }) => {
    await page.goto(paths.insights);
    await waitUntilStarted(page);
    const shown = await watchLoadingArticle(page);
    const browser = await page.context().newCDPSession(page);
    await holdDocuments(page);
    for (const times of [1, 2]) {
      await follow(page, article);
      await expect.poll(() => shown.length).toBe(times);
      await browser.send("Page.stopLoading");
      await expect(page.getByText("Loading article...")).toBeHidden();
    }
  });

  test("is announced where it takes the place of another that is on its way", async ({ page }) => {
    await page.goto(paths.insights);
    await waitUntilStarted(page);
    const shown = await watchLoadingArticle(page);
    const release = await holdDocuments(page);
    await page.evaluate((afterMs) => {
      const [first, second] = document.querySelectorAll<HTMLElement>('main a[href^="/read-insight/"]');
      first?.click();
      globalThis.setTimeout(() => second?.click(), afterMs);
    }, DELAY_MS / 2);
    await expect.poll(() => shown.length).toBe(1);
    release();
  });

  test("is not announced for a new tab, for a place in the page, or for another page", async ({
    page,
    context,
  }) => {
    await page.goto(article);
    await waitUntilStarted(page);
    const shown = await watchLoadingArticle(page);
    const release = await holdDocuments(page);
    const opened = context.waitForEvent("page");
    await addLink(page, { href: entryPath("insight", insightSlugs[0] ?? "") });
    await page.getByRole("link", { name: "Added" }).click({ modifiers: ["ControlOrMeta"] });
    await opened;
    await page.locator(".prose h2[id]").last().getByRole("link").click();
    await headerLink(page, "Our Process").press("Enter", { noWaitAfter: true });
    // Longer than it would have taken: timers are fast here.
    await setTimeout(50);
    expect(shown).toEqual([]);
    release();
    await expect(page).toHaveURL(paths.process);
  });
});
