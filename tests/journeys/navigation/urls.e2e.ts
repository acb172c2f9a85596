import { entryPath, paths } from "../../../src/site/index.ts";
import { caseStudySlugs, insightSlugs } from "../../support/addresses.ts";
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
  for (const address of [paths.home, paths.hub, insight, caseStudy]) {
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

  test("'Go Back' returns to where the visitor was", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/nowhere");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});
