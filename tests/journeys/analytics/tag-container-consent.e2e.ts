import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import type { Preferences } from "#site/consent/consent-record.ts";
import { expect } from "../../support/browser/journey.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";
import {
  dialog,
  openByHook,
  preferencesLink,
  readRecord,
  recordOf,
  toggle,
} from "../../support/site/consent.ts";
import { readEvents } from "../../support/site/data-layer.ts";
import { necessaryOnly, writeConsentRecord } from "../../support/site/stored-consent.ts";
import {
  choose,
  hasContainer,
  keepOpen,
  readFound,
  serveContainer,
  test,
  waitForContainer,
} from "../../support/site/tag-container.ts";

// Use one worker, because every worker starts the site.
test.describe.configure({ mode: "default" });
test.use({ storedChoice: null });

/** Stores a choice as another page might while this one is in the back-forward cache, then restores this one. */
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

test("after consent, sends the tag container the open page's view and later events, but nothing earlier", async ({
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

  await test.step("sends the tag container the view of a list with its entries", async () => {
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

  await test.step("sends the view only once, regardless of how many choices are made", async () => {
    await toggle(page, "Marketing").check();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await waitUntilIdle(page);
    expect(await readNames()).toEqual([...views, "gtm.js"]);
  });

  await test.step("sends later events to the tag container", async () => {
    await card.click();
    expect(await readNames()).toEqual([...views, "gtm.js", "carousel_click", "select_content"]);
  });

  await test.step("sends the choice before anything else on the next page", async () => {
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

test("the tag container follows a choice made elsewhere while the page is in the back-forward cache", async ({
  page,
}) => {
  await serveContainer(page);
  await page.goto(paths.about);
  await waitUntilStarted(page);

  await test.step("sends one page view when the page is restored after consent", async () => {
    await restoreAfterChoice(page, { necessary: true, analytics: true, marketing: true });
    await waitForContainer(page);
    expect((await readEvents(page)).map(({ event }) => event)).toEqual(["page_view", "gtm.js"]);
  });

  await test.step("doesn't send another page view when consent has been withdrawn", async () => {
    const reloaded = page.waitForEvent("load");
    expect(await restoreAfterChoice(page, necessaryOnly)).not.toContain("page_view");
    await reloaded;
    expect(await hasContainer(page)).toBe(false);
  });
});

test("removes cookies at once and reloads every tab without the tag container when consent is withdrawn", async ({
  page,
  context,
}) => {
  const requested = await serveContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_gcl_au"]);

  await test.step("stores the choice and reloads the page when one preference is withdrawn", async () => {
    await openByHook(page);
    const reloaded = page.waitForEvent("load");
    await toggle(page, "Marketing").click();
    await reloaded;
    await waitForContainer(page);
    // This fake container sets both cookies again; a real one would honor the consent signals.
    expect(await readRecord(page)).toEqual(recordOf(true, false));
    expect(requested).toHaveLength(2);
  });

  await test.step("removes all cookies and reloads every tab when both preferences are withdrawn", async () => {
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
