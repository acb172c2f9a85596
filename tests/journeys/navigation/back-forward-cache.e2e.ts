import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, expectRestored, goBack, test } from "../../support/browser/back-forward.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { caseStudySlugs } from "../../support/site/addresses.ts";
import { banner, readChanges, watchChanges } from "../../support/site/consent.ts";
import { holdDocuments, watchLoadingArticle } from "../../support/site/loading-article.ts";

// Use one worker, because the full Chromium is slow to start.
test.describe.configure({ mode: "default" });

const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

/** Leaves the page and returns to it from the back-forward cache. */
async function leaveAndReturn(page: Page) {
  const start = page.url();
  await page.evaluate((to) => location.assign(to), paths.privacy);
  await expect(page).toHaveURL(new URL(paths.privacy, start).href);
  await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeVisible();
  await goBack(page, start);
  await expectRestored(page);
}

test.describe("a network that fails for a while", () => {
  test.use({ allowedConsole: /Failed to load resource|net::/ });

  test("restores a contact form with what was typed after another page or the browser's error page, and sends it once", async ({
    page,
    site,
  }) => {
    const message = page.getByLabel("Message");
    await page.goto(paths.contact);
    await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
    await page.getByRole("button", { name: "Full details" }).click();
    await page.getByLabel("First Name").fill("Asha");
    await page.getByLabel("Last Name").fill("Rao");
    await page.getByLabel("Email").fill("asha@firm.example");
    await message.fill("Typed before I went away");

    await test.step("restores what was typed after a visit to another page", async () => {
      await leaveAndReturn(page);
      await expect(page.getByLabel("First Name")).toHaveValue("Asha");
      await expect(message).toHaveValue("Typed before I went away");
    });

    await test.step("restores what was typed after a link was clicked offline", async () => {
      await page.context().setOffline(true);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Terms" })
        .press("Enter", { noWaitAfter: true });
      await expect(page).toHaveURL(/chrome-error/);
      await page.context().setOffline(false);
      await goBack(page, paths.contact);
      await expect(message).toHaveValue("Typed before I went away");
    });

    await page.getByRole("button", { name: "Talk to a Pricing Expert" }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "Typed before I went away")).toHaveLength(1);
  });
});

test.describe("before a choice about cookies", () => {
  test.use({ storedChoice: null, allowedConsole: /Failed to load resource|net::/ });

  test("applies a choice made on another page to a restored list, whose 'Load More' still works", async ({
    page,
  }) => {
    let isFailing = true;
    await page.route("**/moreinsights?page=2", (route) =>
      isFailing && route.request().resourceType() === "xhr" ? route.abort() : route.continue(),
    );
    await watchChanges(page);
    await page.goto(paths.moreInsights);
    const loadMore = page.getByRole("button", { name: "Load More", exact: true });
    const cards = page.getByRole("main").getByRole("article");

    await test.step("applies the choice to the restored list, then counts one more view with its cards", async () => {
      await expect(banner(page)).toBeVisible();
      await page.evaluate((to) => location.assign(to), paths.privacy);
      await expect(page).toHaveURL(paths.privacy);
      await banner(page).getByRole("button", { name: "Accept All" }).click();
      await expect(banner(page)).toBeHidden();
      await goBack(page, paths.moreInsights);
      await expectRestored(page);
      await expect(banner(page)).toBeHidden();
      expect(await readChanges(page)).toEqual([{ necessary: true, analytics: true, marketing: true }]);
      const kinds = await page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) => Object(entry)[1] ?? Object(entry).event),
      );
      const view = ["page_view", "view_item_list"];
      expect(kinds).toEqual(["default", ...view, "update", ...view]);
    });

    await test.step("extends the restored list even after a failed request opened the next page", async () => {
      await loadMore.click();
      await expect(page).toHaveURL(/page=2$/);
      isFailing = false;
      await goBack(page, paths.moreInsights);
      await expectRestored(page);
      await loadMore.click();
      await expect(cards).toHaveCount(6);
    });

    await test.step("restores the longer list and can extend it again", async () => {
      await expect(page).toHaveURL(/page=2$/);
      await leaveAndReturn(page);
      await expect(cards).toHaveCount(6);
      await loadMore.click();
      await expect(cards).toHaveCount(9);
    });
  });
});

test("restores a page with its menus closed and no article loading", async ({ page }) => {
  await page.goto(paths.caseStudies);
  await waitUntilStarted(page);

  await test.step("closes the restored page's menus, which can be opened again", async () => {
    const header = page.getByRole("banner");
    const group = header.getByRole("button", { name: "The Pricing Desk Resources" });
    await group.click();
    await header.getByRole("link", { name: "Insights" }).click();
    await expect(page).toHaveURL(paths.insights);
    await goBack(page, paths.caseStudies);
    await expectRestored(page);
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(header.locator(".nav-panel")).toBeHidden();
    await group.click();
    await expect(header.locator(".nav-panel")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("hides 'Loading article...' when the page is restored", async () => {
    const shown = await watchLoadingArticle(page);
    const release = await holdDocuments(page);
    const link = page.getByRole("main").locator(`a[href="${caseStudy}"]`).first();
    // By keyboard, because a link under the pointer might be prefetched.
    await link.press("Enter", { noWaitAfter: true });
    await expect.poll(() => shown.count).toBe(1);
    release();
    await expect(page).toHaveURL(caseStudy);
    await goBack(page, paths.caseStudies);
    await expectRestored(page);
    await expect(page.getByText("Loading article...")).toBeHidden();
  });
});
