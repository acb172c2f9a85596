import { entryPath, paths } from "../../src/site/index.ts";
import { findFaults } from "../support/accessibility.ts";
import { insightSlugs } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { headerLink, heading, mark, wasNeverLeft } from "../support/moving.ts";
import { openAlive } from "../support/open-alive.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");
const offlineNotice = "You appear to be offline.";

test.describe("a page that does not come", () => {
  test.use({ allowedConsole: /Failed to load resource|net::/ });

  test("offline: says so, keeps what the visitor reads, and tries again when asked", async ({
    page,
    context,
  }) => {
    await openAlive(page, paths.home);
    await mark(page);
    // Its script is here, its data is not: no link was touched.
    await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), paths.about);
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
      expect(await findFaults(page)).toEqual([]);
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
