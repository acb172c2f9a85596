import type { Page, Route } from "@playwright/test";
import type { Preferences } from "../../../src/consent/consent-record.ts";
import { bookingPath, filePaths, paths } from "../../../src/site/index.ts";
import {
  banner,
  dialog,
  openByHook,
  preferencesLink,
  readRecord,
  recordOf,
  toggle,
} from "../../support/consent.ts";
import { readCommands, readEvents } from "../../support/data-layer.ts";
import { openIdle, waitUntilIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { test as base, expect } from "../../support/journey.ts";
import { readRefused, watchPolicy } from "../../support/policy-violations.ts";
import { type RunningSite, startSite } from "../../support/running-site.ts";
import { necessaryOnly, writeConsentRecord } from "../../support/stored-consent.ts";

/** Journeys on a site whose owner has a tag container. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ browser: _browser }, use) => {
      const site = await startSite({ FORM_LIMITS: "off", TAG_MANAGER_ID: "GTM-AB12CD3" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
// In one worker, because this site is started for each.
test.describe.configure({ mode: "default" });
test.use({ storedChoice: null });

const scriptUrl = "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3";

/** Replaces Google's script: records the data layer that it finds, and sets cookies. */
const script = `window.found = JSON.parse(JSON.stringify(window.dataLayer));
document.cookie = "_ga=1; path=/";
document.cookie = "_gcl_au=1; path=/";`;

/** Responds in Google's place. Returns the URLs that were requested. */
async function serveContainer(
  page: Page,
  respond: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
) {
  const requested: string[] = [];
  await page.context().route(/googletagmanager|google-analytics/, async (route) => {
    requested.push(route.request().url());
    await respond(route);
  });
  return requested;
}

const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const readFound = (page: Page): Promise<Array<Record<string, unknown>>> =>
  page.evaluate(() => Reflect.get(window, "found"));
const hasContainer = (page: Page) => page.evaluate(() => "found" in window);
const waitForContainer = (page: Page) => page.waitForFunction(() => "found" in window);

/** Keeps the page open whatever link of its main part is clicked. */
const keepOpen = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("main")?.addEventListener("click", (event) => event.preventDefault()),
  );

/** Stores a choice as another page does while this one is in the back-forward cache, and restores this one. */
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

test("is requested only after consent, once, and breaks no policy", async ({ page }) => {
  const requested = await serveContainer(page);
  await watchPolicy(page);
  await page.goto(paths.about);
  await choose(page, "Necessary Only");
  await openIdle(page, paths.terms);
  expect(requested).toEqual([]);
  await openByHook(page);
  await toggle(page, "Marketing").check();
  await waitForContainer(page);
  await dialog(page).getByRole("button", { name: "Accept All" }).click();
  await waitUntilIdle(page);
  expect(requested).toEqual([scriptUrl]);
  expect(await readRefused(page)).toEqual([]);
});

test("reads nothing that happened before consent but the view of the open page, and all since", async ({
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

  await test.step("the view of a list with its entries", async () => {
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

  await test.step("once, after any number of choices", async () => {
    await toggle(page, "Marketing").check();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await waitUntilIdle(page);
    expect(await readNames()).toEqual([...views, "gtm.js"]);
  });

  await test.step("what happens from then on", async () => {
    await card.click();
    expect(await readNames()).toEqual([...views, "gtm.js", "carousel_click", "select_content"]);
  });

  await test.step("the choice first, on the next page", async () => {
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

test("follows a choice made elsewhere while the page is in the back-forward cache", async ({ page }) => {
  await serveContainer(page);
  await page.goto(paths.about);
  await waitUntilStarted(page);

  await test.step("it reads one view of a page that is restored after consent", async () => {
    await restoreAfterChoice(page, { necessary: true, analytics: true, marketing: true });
    await waitForContainer(page);
    expect((await readEvents(page)).map(({ event }) => event)).toEqual(["page_view", "gtm.js"]);
  });

  await test.step("it gets no further view where the permission was withdrawn", async () => {
    const reloaded = page.waitForEvent("load");
    expect(await restoreAfterChoice(page, necessaryOnly)).not.toContain("page_view");
    await reloaded;
    expect(await hasContainer(page)).toBe(false);
  });
});

test("goes with the permission: its cookies at once, itself with the page, in every tab", async ({
  page,
  context,
}) => {
  const requested = await serveContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_gcl_au"]);

  await test.step("one permission is withdrawn", async () => {
    await openByHook(page);
    const reloaded = page.waitForEvent("load");
    await toggle(page, "Marketing").click();
    await reloaded;
    await waitForContainer(page);
    // This container sets both cookies again; a real one follows the signals.
    expect(await readRecord(page)).toEqual(recordOf(true, false));
    expect(requested).toHaveLength(2);
  });

  await test.step("both permissions are withdrawn", async () => {
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

test("is not loaded into the page of a booking, whose URL is secret", async ({ page, request, site }) => {
  const requested = await serveContainer(page);
  await page.goto(paths.terms);
  await choose(page, "Accept All");
  await waitForContainer(page);
  const { slots } = await (await request.get(site.origin + filePaths.slots)).json();
  const { booking } = await (
    await request.post(site.origin + filePaths.forms, {
      data: { formType: "schedule", firstName: "Asha", email: "asha@firm.example", slotStart: slots[0] },
    })
  ).json();
  const response = await page.goto(bookingPath(booking));
  expect(response?.headers()["referrer-policy"]).toBe("strict-origin");
  await waitUntilIdle(page);
  expect(requested).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await waitForContainer(page);
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.origin}/`);
});

test("is not requested where the permission is withdrawn before the server has named it", async ({
  page,
}) => {
  const requested = await serveContainer(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tag-container", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.terms);
  await preferencesLink(page).click();
  await toggle(page, "Analytics").check();
  await toggle(page, "Analytics").uncheck();
  const named = page.waitForResponse("**/api/tag-container");
  release();
  await (await named).finished();
  await waitUntilIdle(page);
  expect(requested).toEqual([]);
});

test.describe("that does not load leaves the page as it is:", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_|broken container/ });

  test("blocked by the browser", async ({ page }) => {
    const requested = await serveContainer(page, (route) => route.abort("blockedbyclient"));
    await page.goto(paths.about);
    await choose(page, "Accept All");
    await expect.poll(() => requested).toHaveLength(1);
    await expect(banner(page)).toBeHidden();

    await test.step("events are counted, and dialogs open", async () => {
      await keepOpen(page);
      await page.getByRole("main").getByRole("link", { name: "View Our Process" }).click();
      expect(await readEvents(page, "cta_click")).toHaveLength(1);
      await page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
      const modal = page.getByRole("dialog", { name: "Talk to a GTM Strategist" });
      await expect(modal).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    });

    await test.step("the next choice neither requests it nor signals anything twice", async () => {
      await openByHook(page);
      await toggle(page, "Marketing").uncheck();
      await waitUntilIdle(page);
      expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update", "update"]);
      expect(await readEvents(page, "gtm.js")).toHaveLength(1);
      expect(requested).toHaveLength(1);
    });
  });

  for (const [how, respond] of [
    [
      "throwing",
      (route: Route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken container");' }),
    ],
    ["without a response", () => new Promise<void>(() => {})],
  ] as const) {
    test(how, async ({ page }) => {
      const requested = await serveContainer(page, respond);
      await page.goto(paths.terms);
      await choose(page, "Accept All");
      await expect.poll(() => requested).toHaveLength(1);
      await expect(banner(page)).toBeHidden();
      await page.getByRole("contentinfo").getByRole("button", { name: "Manage cookies" }).click();
      await expect(dialog(page)).toBeVisible();
      expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update"]);
    });
  }

  test("not named by the server", async ({ page }) => {
    const requested = await serveContainer(page);
    await page.route("**/api/tag-container", (route) => route.fulfill({ status: 503, body: "away" }));
    await page.goto(paths.terms);
    await choose(page, "Accept All");
    await expect(banner(page)).toBeHidden();
    await waitUntilIdle(page);
    expect(requested).toEqual([]);
  });
});
