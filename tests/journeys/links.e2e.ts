import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "../../src/site/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { headerLink, heading, mark, wasNeverLeft } from "../support/moving.ts";
import { openHydrated } from "../support/hydrated.ts";

/** A link of the page's own, as a writer's HTML may have it. */
function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  return page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "Added";
    document.querySelector("main h1")?.append(link);
  }, attributes);
}

test.describe("a link", () => {
  test("to a screen is followed without leaving the document, by hand and by key", async ({ page }) => {
    await openHydrated(page, paths.home);
    await mark(page);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await headerLink(page, "Our Process").press("Enter");
    await expect(page).toHaveURL(paths.process);
    expect(await wasNeverLeft(page)).toBe(true);
  });

  test("that is clicked for a new tab opens one, and the page stays", async ({ page, context }) => {
    await openHydrated(page, paths.home);
    const opened = context.waitForEvent("page");
    await headerLink(page, "About Us").click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(paths.about);
    await expect(page).toHaveURL(paths.home);
  });

  test("to a file is the browser's", async ({ page }) => {
    await openHydrated(page, paths.contact);
    // Chromium's own view of XML has styles of its own, which the policy refuses aloud.
    await page.route(filePaths.sitemap, (route) => route.fulfill({ body: "A file." }));
    const file = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    expect(new URL((await file).url()).pathname).toBe(filePaths.sitemap);
  });

  for (const [what, attributes] of [
    ["to another frame or tab", { href: paths.about, target: "_self" }],
    ["that saves a file", { href: paths.about, download: "about.html" }],
    ["to another site", { href: "https://example.org/about" }],
  ] as const) {
    test(`${what} is the browser's`, async ({ page }) => {
      await openHydrated(page, paths.process);
      await addLink(page, attributes);
      await page.evaluate(() =>
        // After every listener of the page: what they left alone is not to happen here.
        window.addEventListener("click", (event) => {
          Object.assign(window, { isLeftAlone: !event.defaultPrevented });
          event.preventDefault();
        }),
      );
      await page.getByRole("link", { name: "Added" }).click();
      expect(await page.evaluate(() => Reflect.get(window, "isLeftAlone"))).toBe(true);
      await expect(page).toHaveURL(paths.process);
    });
  }

  test("to a place in the page leads there, and the way back leads back", async ({ page }) => {
    const article = entryPath("insight", insightSlugs[3] ?? "");
    await openHydrated(page, article);
    const anchor = page.locator(".prose h2[id]").last();
    await anchor.getByRole("link").click();
    await expect(page).toHaveURL(`${article}#${await anchor.getAttribute("id")}`);
    await expect(anchor).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(article);
  });
});

test.describe("the data that a link has in hand", () => {
  // Where a test takes the network away.
  test.use({ allowedConsole: /Failed to load resource|net::/ });

  test("shows the page even when the network has gone since", async ({ page, context }) => {
    await openHydrated(page, paths.home);
    const parts = [/about\.data$/, /\/about-[^/]+\.js$/].map((part) => page.waitForResponse(part));
    await headerLink(page, "About Us").hover();
    await Promise.all(parts.map(async (part) => (await part).finished()));
    await context.setOffline(true);
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    await expect(heading(page)).toBeFocused();
  });

  test("is asked for again by the click where it did not come", async ({ page }) => {
    await openHydrated(page, paths.home);
    let asked = 0;
    await page.route("**/about.data", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("about.data"));
    await headerLink(page, "About Us").hover();
    await failed;
    await headerLink(page, "About Us").click();
    await expect(page).toHaveURL(paths.about);
    expect(asked).toBe(2);
  });

  for (const path of [
    paths.home,
    paths.about,
    paths.hub,
    paths.insights,
    paths.moreSignals,
    paths.privacy,
    entryPath("insight", insightSlugs[0] ?? ""),
    entryPath("caseStudy", caseStudySlugs[0] ?? ""),
    entryPath("signal", signalSlug),
  ]) {
    test(`is read as the router reads it: ${path}`, async ({ page, request }) => {
      await openHydrated(page, paths.process);
      const answer = await request.get(`${path === paths.home ? "/_" : path}.data`);
      const inHand = Object.entries(readPageData(await answer.text()) ?? {});
      await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), path);
      await page.waitForURL(path);
      const byRouter = await page.evaluate(() => window.__reactRouterDataRouter?.state.loaderData);
      expect(inHand.length).toBeGreaterThan(1);
      expect(Object.fromEntries(inHand.map(([route, { result }]) => [route, result]))).toEqual(byRouter);
    });
  }
});
