import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../src/site/index.ts";
import { caseStudySlugs, insightSlugs } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { openAlive } from "../support/open-alive.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");
const offlineNotice = "You appear to be offline.";

/** A link of the header, as wide screens show it. */
const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** What only a page that was never left still knows. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverLeft: true }));
const wasNeverLeft = (page: Page) => page.evaluate(() => Reflect.has(window, "neverLeft"));

/** Counts documents, because a loop of reloads would show in nothing else. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "GET") documents += 1;
  });
  return () => documents;
}

/** As a browser does that is told to refuse it. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}

test.describe("moving to another page", () => {
  test("keeps the document, moves the focus to the new heading, and announces the new title", async ({
    page,
  }) => {
    await openAlive(page, paths.home);
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
    await openAlive(page, paths.process);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page.getByRole("status").filter({ hasText: "Pipewright" })).toHaveCount(0);
  });

  test("scrolls to the top at once, from wherever the visitor was (spec 2.1)", async ({ page }) => {
    await openAlive(page, paths.home);
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    expect(await scrollTop(page)).toBe(3_000);
    await headerLink(page, "About Us").click();
    await expect(heading(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });

  test("goes to the place that a hash names, unless there is none (spec 2.1)", async ({ page }) => {
    await openAlive(page, article);
    const anchor = await page.locator("main h2[id]").last().getAttribute("id");
    await openAlive(page, paths.home);
    await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), `${article}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${anchor}"]`)).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test("a link to the page one is on leads to its top, too (spec 2.1)", async ({ page }) => {
    await openAlive(page, paths.about);
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: "instant" }));
    await headerLink(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test("the way back returns to where the visitor was", async ({ page }) => {
    await openAlive(page, paths.home);
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => scrollTop(page)).toBe(2_000);
    await expect(heading(page)).toBeFocused();
  });

  test("a change of the query alone leaves the focus where it is", async ({ page }) => {
    await openAlive(page, paths.insights);
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
    await openAlive(page, paths.home);
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
    await openAlive(page, paths.home);
    const parts = [new RegExp(`${paths.process}\\.data$`), /\/process-[^/]+\.js$/].map((part) =>
      page.waitForResponse(part),
    );
    await headerLink(page, "Our Process").hover();
    await Promise.all(parts.map(async (part) => (await part).finished()));
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("requestfinished", async (request) => {
      const answer = await request.response();
      if (answer && !answer.fromServiceWorker() && (await request.sizes()).responseBodySize > 0) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await headerLink(page, "Our Process").click();
    await expect(heading(page)).toBeFocused();
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
    await openAlive(page, paths.caseStudies);
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
    await openAlive(page, paths.home);
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
    await openAlive(page, paths.home);
    const release = await slowData(page);
    await headerLink(page, "Our Process").click();
    await headerLink(page, "About Us").click();
    release();
    await expect(page).toHaveURL(paths.about);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(paths.about);
  });
});

test.describe("a page that does not come", () => {
  test.use({ allowedConsole: /Failed to load resource|net::/ });

  test("offline: says so, keeps what the visitor reads, and tries again when asked", async ({
    page,
    context,
  }) => {
    await openAlive(page, paths.home);
    await mark(page);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await context.setOffline(true);
    await headerLink(page, "About Us").click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(offlineNotice);
    await expect(notice).toContainText("What you were reading is still here.");
    await expect(page).toHaveURL(paths.home);
    await expect(page.locator(".progress-line")).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toContainText(offlineNotice);
    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(paths.about);
    await expect(notice).toHaveCount(0);
    expect(await wasNeverLeft(page)).toBe(true);
  });

  test("offline, where the page's script was never fetched: the same", async ({ page, context }) => {
    await openAlive(page, paths.home);
    await mark(page);
    await context.setOffline(true);
    await headerLink(page, "Our Process").click();
    await expect(page.getByRole("alert")).toContainText(offlineNotice);
    await expect(page).toHaveURL(paths.home);
    await context.setOffline(false);
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(paths.process);
    await expect(page.getByRole("heading", { level: 1, name: "Our Process" })).toBeVisible();
  });

  test("offline on the way back: the same, and the page read stays", async ({ page, context }) => {
    await openAlive(page, paths.home);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeFocused();
    const title = await heading(page).textContent();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole("alert")).toContainText(offlineNotice);
    await expect(heading(page)).toHaveText(title ?? "");
    await context.setOffline(false);
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).not.toHaveText(title ?? "");
    await expect(page).toHaveURL(paths.home);
  });

  test("offline, a pointer or the focus on a link changes nothing", async ({ page, context }) => {
    await openAlive(page, paths.home);
    await mark(page);
    await context.setOffline(true);
    await headerLink(page, "Our Process").hover();
    await headerLink(page, "About Us").focus();
    await page.waitForTimeout(500);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await wasNeverLeft(page)).toBe(true);
  });

  test("offline on the way back to a page whose script was not run again", async ({ page, context }) => {
    await openAlive(page, paths.home);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await page.reload({ waitUntil: "networkidle" });
    await mark(page);
    await page.route("**/assets/*.js", (route) => route.abort());
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole("alert")).toContainText(offlineNotice);
    await expect(page).toHaveURL(paths.about);
    expect(await wasNeverLeft(page)).toBe(true);
  });

  test("'Dismiss' takes the notice away, and so does going elsewhere", async ({ page, context }) => {
    await openAlive(page, article);
    await context.setOffline(true);
    await headerLink(page, "About Us").click();
    const notice = page.getByRole("alert");
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
    await headerLink(page, "About Us").click();
    await expect(notice).toBeVisible();
    await page.getByRole("main").locator('a[href*="#"]').first().click({ force: true });
    await expect(notice).toHaveCount(0);
  });

  test("a server that fails: says so, and 'Try again' asks for the whole page", async ({ page }) => {
    await openAlive(page, paths.home);
    await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "down" }));
    await headerLink(page, "About Us").click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("The page could not be loaded.");
    await expect(page).toHaveURL(paths.home);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe("scripts that are gone after a deploy", () => {
  test.use({ allowedConsole: /Failed to load resource|blocked|MIME/ });
  const gone = { status: 404, contentType: "text/plain", body: "gone" };
  const warning = "Parts of this page could not be loaded.";

  test("a click gets the page it asked for, as a new document", async ({ page }) => {
    await openAlive(page, paths.home);
    await mark(page);
    const documents = countDocuments(page);
    let isOpen = true;
    page.on("framenavigated", () => {
      isOpen = false;
    });
    await page.route("**/assets/process-*.js", (route) => (isOpen ? route.fulfill(gone) : route.continue()));
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect(page.getByRole("heading", { level: 1, name: "Our Process" })).toBeVisible();
    expect(await wasNeverLeft(page)).toBe(false);
    expect(documents()).toBe(1);
  });

  for (const [what, files] of [
    ["them", "**/assets/*.js"],
    ["its data", "**/about.data"],
  ] as const) {
    test(`a page that comes without ${what} reloads once, and comes alive`, async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(files, (route) => (documents() < 2 ? route.fulfill(gone) : route.continue()));
      await page.goto(paths.about);
      await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
      expect(documents()).toBe(2);
      await expect(page.getByText(warning)).toHaveCount(0);
    });
  }

  test("a page that was kept while the site was deployed anew takes no data of the other build", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.route("**/about.data", async (route) => {
      if (documents() > 1) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), etag: '"another"' } });
    });
    await page.goto(paths.about);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    expect(documents()).toBe(2);
    await expect(page.getByText(warning)).toHaveCount(0);
  });

  test("where a reload does not bring the data, it says so", async ({ page }) => {
    await page.route("**/about.data", (route) => route.fulfill(gone));
    await page.goto(paths.about);
    await expect(page.getByRole("alert")).toContainText(warning);
    await expect(heading(page)).toBeVisible();
  });

  for (const storage of ["allowed", "blocked"]) {
    test(`where the reload does not help, it says so and stays readable (storage ${storage})`, async ({
      page,
    }) => {
      if (storage === "blocked") {
        await blockStorage(page);
      }
      const documents = countDocuments(page);
      await page.route("**/assets/*.js", (route) => route.fulfill(gone));
      await page.goto(paths.about);
      await expect(page.getByRole("alert")).toContainText(warning);
      await expect(heading(page)).toBeVisible();
      expect(documents()).toBe(2);
      await page.waitForTimeout(500);
      expect(documents()).toBe(2);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }

  test("a script of others that is blocked later takes nothing away", async ({ page }) => {
    await openAlive(page, paths.about);
    await mark(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement("script");
          script.src = "/assets/not-there.js";
          script.onerror = resolve;
          document.head.append(script);
        }),
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await wasNeverLeft(page)).toBe(true);
  });
});

test.describe("data of a newer app", () => {
  test.use({ allowedConsole: /Cannot read properties of undefined/ });

  test("a screen that crashes on it loads its address anew", async ({ page }) => {
    // What the screen reads is not there: data of a newer app.
    await openAlive(page, paths.home);
    const documents = countDocuments(page);
    await page.route(`**${entryPath("caseStudy", caseStudySlugs[0] ?? "")}.data*`, async (route) => {
      if (documents() > 0) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"entry"', '"gone"') });
    });
    await page.evaluate(
      (to) => window.__reactRouterDataRouter?.navigate(to),
      entryPath("caseStudy", caseStudySlugs[0] ?? ""),
    );
    await expect.poll(documents).toBe(1);
    await expect(heading(page)).not.toHaveText("Something went wrong");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test.describe("without storage", () => {
  // The router's own inline script complains of it.
  test.use({ allowedConsole: /blocked/ });

  test("everything moves as it does with it", async ({ page }) => {
    await blockStorage(page);
    await openAlive(page, paths.home);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeFocused();
  });
});
