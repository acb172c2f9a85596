import type { Page } from "@playwright/test";
import type { Preferences } from "../../../src/consent/consent-record.ts";
import { paths } from "../../../src/site/index.ts";
import { dialog, openByHook, preferencesLink, readRecord, recordOf, toggle } from "../../support/consent.ts";
import { readEvents } from "../../support/data-layer.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { expect } from "../../support/journey.ts";
import { necessaryOnly, writeConsentRecord } from "../../support/stored-consent.ts";
import {
  choose,
  hasContainer,
  keepOpen,
  readFound,
  serveContainer,
  test,
  waitForContainer,
} from "../../support/tag-container.ts";

// In one worker: each starts the site.
test.describe.configure({ mode: "default" });
test.use({ storedChoice: null });

/** Stores a choice as another page may do while this one is in the back-forward cache, and restores this one. */
function restoreAfterChoice(page: Page, preferences: Preferences) {
  return page.evaluate(
    (record) => {
      const pushed: unknown[] = [];
      const layer = window.dataLayer ?? [];
      const push = layer.push.bind(layer);
      layer.push = (...entries) => {
        pushed.push(...entries.map((entry) => Object(entry).event));
        return push(...entries);
      };
      localStorage.setItem("cookie-consent", record);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return pushed;
    },
    writeConsentRecord(preferences, 1),
  );
}

test("the tag container gets the open page's view and everything after consent, nothing from before", async ({
  page,
}) => {
  await serveContainer(page);
  await page.goto(paths.moreInsights);
  await waitUntilStarted(page);
  await keepOpen(page);
  const card = page.locator(`main [data-event*='"event":"carousel_click"']`).first();
  await card.click();
  const views = ["page_view", "view_item_list"];
  const readNames = async () => (await readEvents(page)).map(({ event }) => event);
  expect(await readNames()).toEqual([...views, "carousel_click", "select_content"]);

  await test.step("gets the view of a list with its entries", async () => {
    await preferencesLink(page).click();
    await toggle(page, "Analytics").check();
    await waitForContainer(page);
    const found = await readFound(page);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ 0: "consent", 1: "default", 2: { analytics_storage: "denied" } });
    expect(found[1]).toMatchObject({ 0: "consent", 1: "update", 2: { analytics_storage: "granted" } });
    expect(found[2]).toEqual({ event: "page_view", page_name: "more_insights" });
    expect(found[3]).toMatchObject({ event: "view_item_list", item_list_id: "more_insights" });
    expect(found[4]).toMatchObject({ event: "gtm.js" });
  });

  await test.step("gets the view once, after any number of choices", async () => {
    await toggle(page, "Marketing").check();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await waitUntilIdle(page);
    expect(await readNames()).toEqual([...views, "gtm.js"]);
  });

  await test.step("gets later events", async () => {
    await card.click();
    expect(await readNames()).toEqual([...views, "gtm.js", "carousel_click", "select_content"]);
  });

  await test.step("gets the choice first on the next page", async () => {
    await page.goto(paths.terms);
    await waitForContainer(page);
    expect((await readFound(page)).map(({ 1: kind, event }) => kind ?? event)).toEqual([
      "default",
      "update",
      "page_view",
      "gtm.js",
    ]);
  });
});

test("the tag container follows a choice made in another tab while the page is in the back-forward cache", async ({
  page,
}) => {
  await serveContainer(page);
  await page.goto(paths.about);
  await waitUntilStarted(page);

  await test.step("gets one view of a page that is restored after consent", async () => {
    await restoreAfterChoice(page, { necessary: true, analytics: true, marketing: true });
    await waitForContainer(page);
    expect((await readEvents(page)).map(({ event }) => event)).toEqual(["page_view", "gtm.js"]);
  });

  await test.step("gets no further view when consent was withdrawn", async () => {
    const reloaded = page.waitForEvent("load");
    expect(await restoreAfterChoice(page, necessaryOnly)).not.toContain("page_view");
    await reloaded;
    expect(await hasContainer(page)).toBe(false);
  });
});

test("withdrawing consent removes cookies at once and reloads every tab without the tag container", async ({
  page,
  context,
}) => {
  const requested = await serveContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_gcl_au"]);

  await test.step("one preference is withdrawn", async () => {
    await openByHook(page);
    const reloaded = page.waitForEvent("load");
    await toggle(page, "Marketing").click();
    await reloaded;
    await waitForContainer(page);
    // This container sets both cookies again; a real one follows the signals.
    expect(await readRecord(page)).toEqual(recordOf(true, false));
    expect(requested).toHaveLength(2);
  });

  await test.step("both preferences are withdrawn", async () => {
    const other = await context.newPage();
    await other.goto(paths.terms);
    await waitForContainer(other);
    await openByHook(page);
    const reloaded = page.waitForEvent("load");
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await reloaded;
    await waitUntilIdle(page);
    expect(await hasContainer(page)).toBe(false);
    await expect.poll(() => hasContainer(other).catch(() => true)).toBe(false);
    await waitUntilIdle(other);
    expect(await context.cookies()).toEqual([]);
    expect(requested).toHaveLength(3);
  });
});
