import { entryPath, paths } from "../../../src/site/index.ts";
import { caseStudySlugs, everyAddress, insightSlugs } from "../../support/addresses.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import { readShifts, watchShifts } from "../../support/layout-shifts.ts";
import { addLink } from "../../support/navigation.ts";
import { startTrickling } from "../../support/trickling-site.ts";

test.use(keepContext);

const insight = entryPath("insight", insightSlugs[0] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[3] ?? "");

test.describe("the script of a page", () => {
  for (const address of [paths.about, `${paths.insights}?category=gtm-strategy`]) {
    test(`${address} has one, with its integrity, that does not keep the first paint`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/assets/*.js", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: "commit" });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await expect.poll(() => page.evaluate(isPainted)).toBe(true);
      const scripts = page.locator('script:not([type="application/ld+json"])');
      await expect(scripts).toHaveCount(1);
      await expect(scripts).toHaveAttribute("integrity", /^sha384-/);
      release();
      await waitUntilStarted(page);
    });
  }
});

test.describe("a page that comes in pieces", () => {
  for (const address of [paths.home, paths.process, paths.hub, paths.insights, insight, caseStudy]) {
    test(`${address} moves nothing on its way`, async ({ page, site }) => {
      const slow = await startTrickling(site.origin);
      await watchShifts(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(slow.origin + address);
        await waitUntilStarted(page);
        expect(await readShifts(page)).toBe(0);
      }
      slow.stop();
    });
  }

  test("shows a header with nothing after it once it is whole", async ({ page }) => {
    await page.goto(paths.about);
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML("beforeend", '<header><div class="wrap">The last words</div></header>');
    });
    await expect(page.getByText("The last words")).toBeVisible();
  });
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

  test("a click on a link to an old address leads to the new one, and the way back leads back", async ({
    page,
  }) => {
    await page.goto(paths.privacy);
    await addLink(page, { href: "/contact-us" });
    await page.getByRole("link", { name: "Added" }).click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Accelerate Your GTM Success");
    await page.goBack();
    await expect(page).toHaveURL(paths.privacy);
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
