import { entryPath, paths } from "../../src/site/index.ts";
import { caseStudySlugs, everyAddress, insightSlugs } from "../support/addresses.ts";
import { expect, keepContext, test } from "../support/journey.ts";
import { readShifts, watchShifts } from "../support/layout-shifts.ts";
import { startTrickling } from "../support/trickling-site.ts";

test.use(keepContext);

const insight = entryPath("insight", insightSlugs[0] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[3] ?? "");

test.describe("the scripts of a page", () => {
  for (const address of [paths.about, `${paths.insights}?category=gtm-strategy`]) {
    test(`${address} asks for its scripts after the first paint, and is alive once it has loaded`, async ({
      page,
    }) => {
      await page.goto(address);
      const { paintedAt, scriptsAt, isAlive, frames } = await page.evaluate(() => ({
        paintedAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        scriptsAt: performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(js|data)$/.test(name))
          .map(({ startTime }) => startTime),
        isAlive: Object.keys(document.querySelector("footer") ?? {}).some((key) =>
          key.startsWith("__reactFiber"),
        ),
        frames: document.querySelectorAll("iframe").length,
      }));
      expect(scriptsAt.length).toBeGreaterThan(5);
      expect(Math.min(...scriptsAt)).toBeGreaterThanOrEqual(paintedAt);
      expect(isAlive).toBe(true);
      expect(frames).toBe(0);
    });
  }

  test("a browser that knows no modules is told so, by a file that others do not fetch", async ({ page }) => {
    await page.goto(paths.about);
    const scripts = page.locator("script[src][nomodule]");
    await expect(scripts).toHaveCount(1);
    await expect(scripts).toHaveAttribute("integrity", /^sha384-/);
    const address = (await scripts.getAttribute("src")) ?? "";
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(fetched.filter((name) => name.endsWith(address))).toEqual([]);

    await page.route("**/privacy", async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // As such a browser takes it.
      await route.fulfill({
        response: answer,
        body: html.replace(/nomodule=""/i, "").replace(/<template.*?<\/template>/s, ""),
      });
    });
    await page.goto(paths.privacy);
    await expect(page.getByRole("status").filter({ hasText: "too old" })).toContainText("send every form");
  });
});

test.describe("a page that comes in pieces", () => {
  for (const address of [paths.home, paths.process, paths.hub, paths.insights, insight, caseStudy]) {
    test(`${address} moves nothing on its way`, async ({ page, site }) => {
      const slow = await startTrickling(site.origin);
      await watchShifts(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(slow.origin + address);
        await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
        expect(await readShifts(page)).toBe(0);
      }
      slow.stop();
    });
  }
});

test.describe("old addresses move for good (spec 2.1)", () => {
  for (const [from, to] of [
    ["/our-process", "/our-strategy-process"],
    ["/blog", "/insights"],
    ["/blog/intent-driven-cadences", "/read-insight/intent-driven-cadences"],
    ["/insights/intent-driven-cadences", "/read-insight/intent-driven-cadences"],
    ["/contact-us", "/contact"],
    ["/contactus", "/contact"],
    ["/insights/?category=gtm-strategy", "/insights?category=gtm-strategy"],
    ["/contact/", "/contact"],
  ] as const) {
    test(`${from} -> ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([301, 308]).toContain(answer.status());
      expect(answer.headers().location).toBe(to);
    });
  }

  test("a click inside the app on an old address redirects too, replacing it", async ({ page }) => {
    await page.goto("/privacy");
    await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
    await page.evaluate(() => window.__reactRouterDataRouter?.navigate("/contact-us"));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Accelerate Your GTM Success");
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});

test.describe("addresses that lead nowhere", () => {
  test.use({ allowedConsole: /404/ });

  for (const address of [
    "/nowhere",
    "/About",
    "/Case-Studies/precision-outreach-scale-pipeline",
    "/case-studies/unknown",
    "/market-signals/unknown",
    "/a/b/c",
    "/read-insight/a/b",
  ]) {
    test(`${address} is the 404 page, noindex (spec 2.10)`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
      await expect(
        page.getByText("The page you're looking for doesn't exist or has been moved."),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
      await expect(main.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
    });
  }

  test("'Go Back' returns to where the visitor was", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/nowhere");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("an unknown insight shows the sample article, noindex, and names the real one", async ({ page }) => {
    const answer = await page.goto("/read-insight/unknown");
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "http://localhost:3000/read-insight/multi-channel-gtm-rhythm-lean-teams",
    );
    await expect(page.getByRole("main")).toContainText("6 min");
  });
});

test.describe("the category in the address", () => {
  test("is rendered by the server, so the filtered list is in the HTML", async ({ request }) => {
    const all = await (await request.get("/insights")).text();
    const filtered = await (await request.get("/insights?category=precision-outreach")).text();
    expect(filtered).not.toBe(all);
    expect(filtered).toContain("Precision Outreach");
  });

  test("shows everything where it is unknown", async ({ page }) => {
    const answer = await page.goto("/insights?category=unknown");
    expect(answer?.status()).toBe(200);
    await page.goto("/insights");
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    await page.goto("/insights?category=unknown");
    expect(await page.getByRole("main").getByRole("heading").allTextContents()).toEqual(headings);
  });
});

test.describe("files for machines", () => {
  test("sitemap.xml lists every indexable address once", async ({ request }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
    const indexable = everyAddress.filter((address) => address !== paths.aboutUs);
    expect(listed.sort()).toEqual(indexable.sort());
  });

  test("robots.txt lets everyone in and names the sitemap", async ({ request }) => {
    const text = await (await request.get("/robots.txt")).text();
    expect(text).toContain("User-agent: *");
    expect(text).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  });
});
