import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { caseStudySlugs, insightSlugs } from "../../support/addresses.ts";
import { expect, expectRestored, goBack, test } from "../../support/back-forward.ts";
import { isChunk } from "../../support/chunks.ts";
import { waitUntilHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { holdDocuments, watchLoadingArticle } from "../../support/loading-article.ts";
import { scrollTop } from "../../support/navigation.ts";
import { readViews, watchViews } from "../../support/page-view-watch.ts";
import { startProxy } from "../../support/start-proxy.ts";

const insight = entryPath("insight", insightSlugs[0] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

async function goOn(page: Page) {
  await page.evaluate((to) => location.assign(to), paths.privacy);
  await expect(page).toHaveURL(new URL(paths.privacy, page.url()).href);
  await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeVisible();
}

test.describe("a page restored from history", () => {
  for (const address of [
    paths.home,
    paths.about,
    paths.contact,
    paths.insights,
    paths.moreInsights,
    insight,
    caseStudy,
  ]) {
    test(`keeps its scroll position: ${address}`, async ({ page }) => {
      await page.goto(address);
      await waitUntilHydrated(page);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
      await goOn(page);
      await goBack(page, address);
      await expectRestored(page);
      expect(await scrollTop(page)).toBe(700);
    });
  }

  test("keeps what was typed, and sends it once", async ({ page, site }) => {
    await page.goto(paths.contact);
    await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
    await page.getByRole("button", { name: "Full details" }).click();
    await page.getByLabel("First Name").fill("Asha");
    await page.getByLabel("Last Name").fill("Rao");
    await page.getByLabel("Email").fill("asha@firm.example");
    await page.getByLabel("Message").fill("Typed before I went away");
    await goOn(page);
    await goBack(page, paths.contact);
    await expectRestored(page);
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.getByLabel("Message")).toHaveValue("Typed before I went away");
    await page.getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "Typed before I went away")).toHaveLength(1);
  });

  test("keeps its accordion, its tab and its grown list", async ({ page }) => {
    await page.goto(paths.home);
    await waitUntilStarted(page);
    const fold = page.getByRole("main").locator("details:not([open]) > summary").first();
    const label = await fold.innerText();
    await fold.click();
    await goOn(page);
    await goBack(page, paths.home);
    await expectRestored(page);
    await expect(page.getByRole("main").locator("details[open] > summary", { hasText: label })).toBeVisible();

    await page.goto(insight);
    await page.getByRole("tab", { name: "Case Studies" }).click();
    await goOn(page);
    await goBack(page, insight);
    await expectRestored(page);
    await expect(page.getByRole("tab", { name: "Case Studies" })).toHaveAttribute("aria-selected", "true");

    await page.goto(paths.moreInsights);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await goOn(page);
    await goBack(page, `${paths.moreInsights}?page=2`);
    await expectRestored(page);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
  });

  test("has its menus closed, and they open again", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.about);
    const banner = page.getByRole("banner");
    const group = banner.getByRole("button", { name: "The GTM Edge Resources" });
    await group.click();
    await banner.getByRole("link", { name: "Insights" }).click();
    await expect(page).toHaveURL(paths.insights);
    await goBack(page, paths.about);
    await expectRestored(page);
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(banner.locator(".nav-panel")).toBeHidden();
    await group.click();
    await expect(banner.locator(".nav-panel")).toBeVisible();
  });

  test("no longer says that an article is loading", async ({ page }) => {
    await page.goto(paths.caseStudies);
    await waitUntilStarted(page);
    const shown = await watchLoadingArticle(page);
    const release = await holdDocuments(page);
    const link = page.getByRole("main").locator(`a[href="${caseStudy}"]`).first();
    // By key: what a pointer rests on may be there already.
    await link.press("Enter", { noWaitAfter: true });
    await expect.poll(() => shown.length).toBe(1);
    release();
    await expect(page).toHaveURL(caseStudy);
    await goBack(page, paths.caseStudies);
    await expectRestored(page);
    await expect(page.getByText("Loading article...")).toBeHidden();
  });
});

test.describe("a list restored from history", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test("grows again where the request for more had failed", async ({ page }) => {
    let isFailing = true;
    await page.route("**/moreinsights?page=2", (route) =>
      isFailing && route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await page.goto(paths.moreInsights);
    const loadMore = page.getByRole("button", { name: "Load More", exact: true });
    await loadMore.click();
    await expect(page).toHaveURL(/page=2$/);
    isFailing = false;
    await goBack(page, paths.moreInsights);
    await expectRestored(page);
    await loadMore.click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });
});

test("a page that is loaded, left and restored has two views, told apart", async ({ page }) => {
  await page.goto(paths.about);
  await watchViews(page);
  await expect.poll(() => readViews(page)).toEqual([false]);
  await goOn(page);
  await goBack(page, paths.about);
  await expect.poll(() => readViews(page)).toEqual([false, true]);
});

test.describe("a page restored from history after a deploy", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test("works with the scripts that it has, and says what fails to load", async ({ page, site }) => {
    let isDeployed = false;
    const proxy = await startProxy(site.origin, (path) => isDeployed && isChunk({ pathname: path }));
    await page.goto(proxy.origin);
    await waitUntilHydrated(page, "ResultsCarousel");
    await goOn(page);
    isDeployed = true;
    await goBack(page, `${proxy.origin}/`);
    await expectRestored(page);
    const result = page.locator(".result-pick").nth(2);
    await result.click();
    await expect(result).toHaveAttribute("aria-current", "true");
    const filter = page.locator('page-island[name="EdgeFilter"]');
    await filter.getByRole("button", { name: "Insights", exact: true }).click();
    await expect(page.locator('page-island[name="EdgeFilter"] + [role="alert"]')).toHaveText(
      "This part of the page could not be loaded. Please try again.",
    );
    isDeployed = false;
    await filter.getByRole("button", { name: "Insights", exact: true }).click();
    await expect(filter.getByRole("button", { name: "Insights", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    proxy.stop();
  });
});

test.describe("a link that is followed offline", () => {
  test.use({ allowedConsole: /Failed to load resource|net::/ });

  test("shows the browser's own page, and what was typed is there on the way back", async ({ page }) => {
    await page.goto(paths.contact);
    await waitUntilHydrated(page, "PageForm");
    await page.getByLabel("Message").fill("Typed before the tunnel");
    await page.context().setOffline(true);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Terms" })
      .press("Enter", { noWaitAfter: true });
    await expect(page).toHaveURL(/chrome-error/);
    await page.context().setOffline(false);
    await goBack(page, paths.contact);
    await expect(page.getByLabel("Message")).toHaveValue("Typed before the tunnel");
  });
});
