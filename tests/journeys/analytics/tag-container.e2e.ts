import type { Page, Route } from "@playwright/test";
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
test.use({ storedChoice: null });

/** What answers in Google's place: notes what it finds in the layer, and keeps a cookie. */
const container = `window.found = JSON.parse(JSON.stringify(window.dataLayer));
document.cookie = "_ga=1; path=/";
document.cookie = "_gcl_au=1; path=/";`;

/** Answers in Google's place, and counts. */
async function answerContainer(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: "text/javascript", body: container }),
) {
  const asked: string[] = [];
  await page.context().route(/googletagmanager|google-analytics/, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  return asked;
}

const address = "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3";
const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const readFound = (page: Page): Promise<Array<Record<string, unknown>>> =>
  page.evaluate(() => Reflect.get(window, "found"));
const waitForContainer = (page: Page) => page.waitForFunction(() => "found" in window);

test("is not requested before a choice, and never after 'Necessary Only'", async ({ page }) => {
  const asked = await answerContainer(page);
  await page.goto(paths.about);
  await choose(page, "Necessary Only");
  await openIdle(page, paths.home);
  await waitUntilStarted(page);
  expect(asked).toEqual([]);
});

for (const name of ["Analytics", "Marketing"]) {
  test(`is loaded after consent to ${name}, once, and breaks no policy`, async ({ page }) => {
    const asked = await answerContainer(page);
    await watchPolicy(page);
    await page.goto(paths.about);
    await preferencesLink(page).click();
    await toggle(page, name).check();
    await waitForContainer(page);
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await waitUntilIdle(page);
    expect(asked).toEqual([address]);
    expect(await readRefused(page)).toEqual([]);
  });
}

test("reads nothing that happened before the choice but the view of the open page, and all since", async ({
  page,
}) => {
  await answerContainer(page);
  await page.goto(paths.about);
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("main").getByRole("link", { name: "View Our Process" }).click();
  expect((await readEvents(page)).map(({ event }) => event)).toEqual(["page_view", "cta_click"]);
  await choose(page, "Accept All");
  await waitForContainer(page);
  const found = await readFound(page);
  expect(found).toHaveLength(4);
  expect(found[0]).toMatchObject({ 0: "consent", 1: "default", 2: { analytics_storage: "denied" } });
  expect(found[1]).toMatchObject({ 0: "consent", 1: "update", 2: { analytics_storage: "granted" } });
  expect(found[2]).toEqual({ event: "page_view", page_name: "about_us", page_category: "company_info" });
  expect(found[3]).toMatchObject({ event: "gtm.js" });
  await page.goto(paths.hub);
  await waitForContainer(page);
  expect((await readFound(page)).map(({ 1: kind, event }) => kind ?? event)).toEqual([
    "default",
    "update",
    "page_view",
    "gtm.js",
  ]);
});

test("reads the view of a list page with its entries, once after any number of choices", async ({ page }) => {
  await answerContainer(page);
  await page.goto(paths.moreInsights);
  await preferencesLink(page).click();
  await toggle(page, "Analytics").check();
  await waitForContainer(page);
  await toggle(page, "Marketing").check();
  await dialog(page).getByRole("button", { name: "Accept All" }).click();
  await waitUntilIdle(page);
  const events = await readEvents(page);
  expect(events.map(({ event }) => event)).toEqual(["page_view", "view_item_list", "gtm.js"]);
});

test("reads one view of a page that is restored after consent on another", async ({ page }) => {
  await answerContainer(page);
  await page.goto(paths.about);
  await waitUntilStarted(page);
  await page.evaluate(
    (record) => {
      localStorage.setItem("cookie-consent", record);
      // As when the page comes back from the back-forward cache.
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
    writeConsentRecord({ necessary: true, analytics: true, marketing: true }, 1),
  );
  await waitForContainer(page);
  expect((await readEvents(page)).map(({ event }) => event)).toEqual(["page_view", "gtm.js"]);
});

test("goes with the permission: its cookies at once, itself with the page", async ({ page, context }) => {
  const asked = await answerContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_gcl_au"]);
  await openByHook(page);
  const reloaded = page.waitForEvent("load");
  await toggle(page, "Marketing").click();
  await reloaded;
  await waitForContainer(page);
  // The container of this test sets both again; a real one heeds the signals.
  expect(await readRecord(page)).toEqual(recordOf(true, false));
  await openByHook(page);
  const left = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
  await left;
  await waitUntilStarted(page);
  await waitUntilIdle(page);
  expect(await page.evaluate(() => "found" in window)).toBe(false);
  expect(await context.cookies()).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("gets no further view where the permission was withdrawn while its page was left", async ({ page }) => {
  await answerContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  const reloaded = page.waitForEvent("load");
  const pushed = await page.evaluate(
    (record) => {
      const events: unknown[] = [];
      Object.assign(window.dataLayer ?? [], {
        push: (entry: object) => events.push(Reflect.get(entry, "event")),
      });
      localStorage.setItem("cookie-consent", record);
      // As when the page comes back from the back-forward cache.
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return events;
    },
    writeConsentRecord(necessaryOnly, 1),
  );
  expect(pushed).not.toContain("page_view");
  await reloaded;
  expect(await page.evaluate(() => "found" in window)).toBe(false);
});

test("is not loaded into a booking, whose address is the visitor's alone", async ({
  page,
  request,
  site,
}) => {
  const asked = await answerContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  await waitForContainer(page);
  const { slots } = await (await request.get(site.origin + filePaths.slots)).json();
  const { booking } = await (
    await request.post(site.origin + filePaths.forms, {
      data: { formType: "schedule", firstName: "Asha", email: "asha@firm.example", slotStart: slots[0] },
    })
  ).json();
  const answer = await page.goto(bookingPath(booking));
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin");
  await waitUntilStarted(page);
  await waitUntilIdle(page);
  expect(asked).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await waitForContainer(page);
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.origin}/`);
});

test("goes from another tab, too, when the permission is withdrawn in this one", async ({
  page,
  context,
}) => {
  await answerContainer(page);
  await page.goto(paths.about);
  await choose(page, "Accept All");
  const other = await context.newPage();
  await other.goto(paths.home);
  await waitForContainer(other);
  await openByHook(page);
  await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
  await expect.poll(() => other.evaluate(() => "found" in window).catch(() => true)).toBe(false);
});

test("is not requested where the permission is withdrawn before the server has named it", async ({
  page,
}) => {
  const asked = await answerContainer(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tag-container", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.about);
  await preferencesLink(page).click();
  await toggle(page, "Analytics").check();
  await toggle(page, "Analytics").uncheck();
  const named = page.waitForResponse("**/api/tag-container");
  release();
  await (await named).finished();
  await waitUntilIdle(page);
  expect(asked).toEqual([]);
});

test.describe("that does not come leaves the page as it is:", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_|broken container/ });

  for (const [how, answer] of [
    ["blocked", (route: Route) => route.abort("blockedbyclient")],
    ["an error", (route: Route) => route.fulfill({ status: 500, body: "" })],
    [
      "broken",
      (route: Route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken container");' }),
    ],
    ["never answered", () => new Promise<void>(() => {})],
  ] as const) {
    test(how, async ({ page }) => {
      const asked = await answerContainer(page, answer);
      await page.goto(paths.about);
      await choose(page, "Accept All");
      await expect.poll(() => asked).toHaveLength(1);
      await expect(banner(page)).toBeHidden();
      await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      await page.getByRole("main").getByRole("link", { name: "View Our Process" }).click();
      expect(await readEvents(page, "cta_click")).toHaveLength(1);
      expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update"]);
      await page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
      await expect(page.getByRole("dialog", { name: "Talk to a GTM Strategist" })).toBeVisible();
    });
  }

  test("blocked, also at the next choice: nothing is signalled twice", async ({ page }) => {
    const asked = await answerContainer(page, (route) => route.abort("blockedbyclient"));
    await page.goto(paths.about);
    await choose(page, "Accept All");
    await expect.poll(() => asked).toHaveLength(1);
    await openByHook(page);
    await toggle(page, "Marketing").uncheck();
    await waitUntilIdle(page);
    expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update", "update"]);
    expect(await readEvents(page, "gtm.js")).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test("a server that does not name it", async ({ page }) => {
    const asked = await answerContainer(page);
    await page.route("**/api/tag-container", (route) => route.fulfill({ status: 503, body: "away" }));
    await page.goto(paths.about);
    await choose(page, "Accept All");
    await expect(banner(page)).toBeHidden();
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
  });
});

base.describe("a site without a container", () => {
  base.use({ storedChoice: null });

  base("asks nobody else after 'Accept All', either", async ({ page, context, site }) => {
    const foreign: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    await page.goto(paths.about);
    await choose(page, "Accept All");
    await openIdle(page, paths.home);
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
