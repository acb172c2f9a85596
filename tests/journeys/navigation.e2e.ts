import type { Page, Request } from "@playwright/test";
import { entryPath, paths } from "../../src/site/index.ts";
import { insightSlugs } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { blockStorage, headerLink, heading, mark, scrollTop, wasNeverLeft } from "../support/moving.ts";
import { openHydrated } from "../support/hydrated.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");

test.describe("moving to another page", () => {
  test("keeps the document, moves the focus to the new heading, and announces the new title", async ({
    page,
  }) => {
    await openHydrated(page, paths.home);
    await mark(page);
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /\| Pipewright$/ })).toHaveText(
      await page.title(),
    );
    expect(await wasNeverLeft(page)).toBe(true);
  });

  test("moves no focus and announces nothing on the first load", async ({ page }) => {
    await openHydrated(page, paths.process);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page.getByRole("status").filter({ hasText: "Pipewright" })).toHaveCount(0);
  });

  test("scrolls to the top at once, from wherever the visitor was (spec 2.1)", async ({ page }) => {
    await openHydrated(page, paths.home);
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    expect(await scrollTop(page)).toBe(3_000);
    await headerLink(page, "About Us").click();
    await expect(heading(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });

  test("goes to the place that a hash names, unless there is none (spec 2.1)", async ({ page }) => {
    await openHydrated(page, article);
    const anchor = await page.locator("main h2[id]").last().getAttribute("id");
    await openHydrated(page, paths.home);
    await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), `${article}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${anchor}"]`)).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test("a link to the page one is on leads to its top, too (spec 2.1)", async ({ page }) => {
    await openHydrated(page, paths.about);
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: "instant" }));
    await headerLink(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test("the way back returns to where the visitor was", async ({ page }) => {
    await openHydrated(page, paths.home);
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => scrollTop(page)).toBe(2_000);
    await expect(heading(page)).toBeFocused();
  });

  test("a change of the query alone leaves the focus where it is", async ({ page }) => {
    await openHydrated(page, paths.insights);
    const choice = page.getByRole("navigation", { name: "Filter by category" }).getByRole("link").nth(1);
    await choice.click();
    await expect(page).toHaveURL(/category=/);
    await expect(choice).toBeFocused();
  });
});

test.describe("moving to an address that leads nowhere", () => {
  // The data of an unknown address answers 404, as it should.
  test.use({ allowedConsole: /404/ });

  test("an unknown address shows the 404 page and its heading has the focus", async ({ page }) => {
    await openHydrated(page, paths.home);
    await page.evaluate(() => window.__reactRouterDataRouter?.navigate("/nowhere"));
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeFocused();
    await expect(page).toHaveTitle(/Page Not Found/);
    await page.getByRole("main").getByRole("link", { name: "Go to Homepage" }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(heading(page)).toBeFocused();
  });
});

test.describe("what a pointer or the focus rests on is fetched ahead", () => {
  test("so that the click asks the network for nothing more", async ({ page }) => {
    await openHydrated(page, paths.home);
    const parts = [new RegExp(`${paths.process}\\.data$`), /\/process-[^/]+\.js$/].map((part) =>
      page.waitForResponse(part),
    );
    await headerLink(page, "Our Process").hover();
    await Promise.all(parts.map(async (part) => (await part).finished()));
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    const finished: Promise<void>[] = [];
    const note = (request: Request) => finished.push(noteFetched(request));
    page.on("requestfinished", note);
    async function noteFetched(request: Request) {
      const answer = await request.response();
      if (answer && !answer.fromServiceWorker() && (await request.sizes()).responseBodySize > 0) {
        asked.push(new URL(request.url()).pathname);
      }
    }
    await headerLink(page, "Our Process").click();
    await expect(heading(page)).toBeFocused();
    // What finishes later would be asked about while the page is being closed.
    page.off("requestfinished", note);
    await Promise.all(finished);
    expect(asked.filter((path) => /\.js$|process\.data$/.test(path))).toEqual([]);
  });

  test("and the printed data answers", async ({ page, request }) => {
    const html = await request.get(paths.process);
    const data = await request.get(`${paths.process}.data`);
    expect(data.status()).toBe(200);
    expect(data.headers().etag).toBeTruthy();
    expect(data.headers()["content-encoding"]).toBe(html.headers()["content-encoding"]);
    await page.goto(paths.home);
  });
});

test.describe("a slow network", () => {
  async function slowData(page: Page) {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.data*", async (route) => {
      await gate;
      await route.continue();
    });
    return () => release();
  }

  test("says 'Loading article...' after 300 ms, not before, until the article is there (spec 2.9)", async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, paths.caseStudies);
    const release = await slowData(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), article);
    await page.waitForFunction(() => window.__reactRouterDataRouter?.state.navigation.state === "loading");
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
    const status = page.getByText("Loading article...");
    await page.clock.runFor(290);
    await expect(status).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(status).toBeVisible();
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(article);
    await expect(status).toHaveCount(0);
  });

  test("shows a thin line for any other page, and says so to those who do not see it", async ({ page }) => {
    await openHydrated(page, paths.home);
    const release = await slowData(page);
    await headerLink(page, "Our Process").click();
    await expect(page.locator(".progress-line")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading page..." })).toHaveCount(1);
    await expect(page.getByText("Loading article...")).toHaveCount(0);
    release();
    await expect(page).toHaveURL(paths.process);
    await expect(page.locator(".progress-line")).toHaveCount(0);
  });

  test("a second thought while waiting counts alone", async ({ page }) => {
    await openHydrated(page, paths.home);
    const release = await slowData(page);
    await headerLink(page, "Our Process").click();
    await headerLink(page, "About Us").click();
    release();
    await expect(page).toHaveURL(paths.about);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(paths.about);
  });
});

test.describe("without storage", () => {
  // The router's own inline script complains of it.
  test.use({ allowedConsole: /blocked/ });

  test("everything moves as it does with it", async ({ page }) => {
    await blockStorage(page);
    await openHydrated(page, paths.home);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeFocused();
  });
});
