import type { Page } from "@playwright/test";
import { filePaths, paths } from "../../../src/site/index.ts";
import { wholeBrowserPath } from "../../support/browsers.ts";
import { isChunk } from "../../support/chunks.ts";
import { expect, test } from "../../support/journey.ts";
import { headerLink } from "../../support/navigation.ts";
import { startPrerendering } from "../../support/prerendering-front.ts";

test.describe("pages that a visitor is about to follow a link to", () => {
  test("are named by rules that every page points to", async ({ request }) => {
    for (const address of [
      paths.home,
      paths.contact,
      `${paths.insights}?category=gtm-strategy`,
      "/nowhere",
    ]) {
      const { "speculation-rules": rules } = (await request.get(address)).headers();
      expect(rules, address).toBe(`"${filePaths.speculationRules}"`);
    }
    const answer = await request.get(filePaths.speculationRules);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/speculationrules+json");
    const rules: unknown = await answer.json();
    expect(Object.keys(Object(rules))).toEqual(["prerender", "prefetch"]);
  });

  test("are fetched ahead while the pointer rests on the link, and the click has them in hand", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.home);
    const ahead = page.waitForRequest(
      (request) => new URL(request.url()).pathname === paths.process && isAhead(request.headers()),
    );
    await headerLink(page, "Our Process").hover();
    await (await (await ahead).response())?.finished();
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect.poll(() => readDelivery(page)).toBe("navigational-prefetch");
  });

  test("are not files, and not places in the page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (isAhead(request.headers())) ahead.push(new URL(request.url()).pathname);
    });
    await page.goto(paths.about);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "See where we drive impact" }).hover();
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).hover();
    // The last one is to be fetched, so what came before has had its time.
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).hover();
    await expect.poll(() => ahead).toContain(paths.terms);
    expect(ahead).toEqual([paths.terms]);
  });
});

test.describe("a prerendered page", () => {
  test("sends and counts nothing until somebody follows the link, and starts then", async ({ site }) => {
    const front = await startPrerendering(wholeBrowserPath, site.origin, paths.contact);
    try {
      const last = () => front.reports.at(-1);
      // A few reports: time enough for what would have started by itself.
      await expect.poll(() => front.reports.length, { timeout: 15_000 }).toBeGreaterThan(3);
      expect(last()).toEqual({
        isPrerendering: true,
        views: [],
        hydrated: 0,
        hasDataLayer: false,
        counted: 0,
        focus: "",
      });
      expect(front.asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
      expect(front.asked.filter((path) => isChunk({ pathname: path }))).toEqual([]);
      front.activate();
      await expect
        .poll(last)
        .toMatchObject({ isPrerendering: false, views: [false], counted: 1, focus: "linkedinUrl" });
      expect(last()?.hydrated).toBeGreaterThan(0);
      expect(front.asked.filter((path) => path === paths.contact)).toHaveLength(1);
    } finally {
      await front.stop();
    }
  });
});

const isAhead = (headers: Record<string, string>) => headers["sec-purpose"]?.startsWith("prefetch") ?? false;

function readDelivery(page: Page) {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && Reflect.get(entry, "deliveryType");
  });
}
