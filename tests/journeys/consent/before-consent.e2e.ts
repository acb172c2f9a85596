import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "#config/index.ts";
import { CONSENT_KEY } from "#site/consent/consent-record.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { fillDetails, fillLinkedin, openReady } from "../../support/leads/contact-form.ts";
import { fillPerson, openSchedule } from "../../support/leads/scheduling.ts";
import { openHydrated, waitUntilIdle } from "../../support/platform/hydrated.ts";
import { insightSlugs, signalSlug } from "../../support/site/addresses.ts";
import { banner, bannerButton, openWithBanner } from "../../support/site/consent.ts";

/** Records every write to any kind of storage in documents that the page loads after this call. */
async function watchWrites(page: Page) {
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.assign(window, { writes });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      writes.push(`storage ${name}`);
      setItem.call(this, name, value);
    };
    Object.defineProperty(document, "cookie", {
      get: () => "",
      set: (text: string) => writes.push(`cookie ${text}`),
    });
    for (const [name, factory] of [
      ["open", indexedDB],
      ["open", caches],
    ] as const) {
      Object.defineProperty(factory, name, {
        value: () => Promise.reject(writes.push(`${name} of a database`)),
      });
    }
  });
}

const contact = "Talk to a Pricing Expert";
const thanks = { name: "Thank you!" };

/** Each function sends one of the site's forms and waits for the thank-you message. */
const forms: Record<string, (page: Page) => Promise<void>> = {
  async "the contact form"(page) {
    await openReady(page);
    await fillDetails(page, "Can you audit our funnel?");
    await page.getByRole("main").getByRole("button", { name: contact }).click();
    await expect(page.getByRole("heading", thanks)).toBeVisible();
  },
  async "the contact modal"(page) {
    await page.goto(paths.about);
    await page.locator("main a[data-contact]").first().click();
    await fillLinkedin(page, "Can you audit our funnel?");
    await page.getByRole("dialog").getByRole("button", { name: contact }).click();
    await expect(page.getByRole("heading", thanks)).toBeVisible();
  },
  async "the report form"(page) {
    await page.goto(entryPath("signal", signalSlug));
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Company Name").fill("Firm");
    await page.getByLabel("Work Email").fill("asha@firm.example");
    await page.getByRole("button", { name: "Get the Full Report" }).click();
    await expect(page.getByText("Thanks! Your report is on its way.")).toBeVisible();
  },
  async "the scheduling form"(page) {
    const dialog = await openSchedule(page);
    await dialog.getByRole("group", { name: /^Time/ }).getByRole("radio").first().check();
    await fillPerson(dialog);
    await dialog.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  },
};

const isTag = (url: string) => new URL(url).pathname === filePaths.tagContainer;

/** Collects requests for other origins or the tag container. */
function watchRequests(page: Page, origin: string): string[] {
  const requested: string[] = [];
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || isTag(url.href)) requested.push(url.href);
  });
  return requested;
}

/** Expects the open page to have written nothing but these to storage. `records` are left there. */
async function expectNothingStored(page: Page, records: readonly string[], written: readonly string[] = []) {
  expect(await page.evaluate(() => Reflect.get(window, "writes"))).toEqual(written);
  expect(await page.evaluate(() => [Object.keys(localStorage).sort(), sessionStorage.length])).toEqual([
    records,
    0,
  ]);
}

/** Pages whose islands are not on the pages with forms. */
const insight = entryPath("insight", insightSlugs[0] ?? "");
const pages = [paths.home, insight, paths.terms];

test.use({ storedChoice: null });

test("pages don't request a tag or another origin, or store anything that the visitor hasn't allowed", async ({
  page,
  context,
  site,
}) => {
  const requested = watchRequests(page, site.origin);
  await watchWrites(page);
  await test.step("pages don't store anything before a choice", async () => {
    for (const path of pages) {
      await openHydrated(page, path);
      await waitUntilIdle(page);
      await expectNothingStored(page, []);
    }
  });

  for (const [choice, journey] of [
    ["Necessary Only", []],
    ["Accept All", ["journey"]],
  ] as const) {
    await test.step(`pages store only the choice ${journey.map((name) => `and the ${name} `).join("")}after '${choice}'`, async () => {
      await page.evaluate(() => localStorage.clear());
      await openWithBanner(page, paths.terms);
      await bannerButton(page, choice).click();
      await expect(banner(page)).toBeHidden();
      await openHydrated(page, insight);
      await waitUntilIdle(page);
      const written = journey.map((name) => `storage ${name}`);
      await expectNothingStored(page, [CONSENT_KEY, ...journey], written);
      expect(await context.cookies()).toEqual([]);
      // This site has no tag container.
      expect(requested.filter((url) => choice === "Necessary Only" || !isTag(url))).toEqual([]);
    });
  }
});

test("forms don't request a tag or another origin, or store anything in the browser, before a choice", async ({
  page,
  context,
  site,
}) => {
  const requested = watchRequests(page, site.origin);
  await watchWrites(page);
  for (const [form, send] of Object.entries(forms)) {
    await test.step(`doesn't store anything in the browser when ${form} is sent`, async () => {
      await send(page);
      await expectNothingStored(page, []);
    });
  }
  expect(await context.cookies()).toEqual([]);
  expect(requested).toEqual([]);
});
