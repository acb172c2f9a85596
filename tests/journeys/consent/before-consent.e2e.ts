import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths, schedulePath } from "../../../src/site/index.ts";
import { signalSlug } from "../../support/addresses.ts";
import { fillDetails, fillLinkedin, openReady } from "../../support/contact-form.ts";
import { waitUntilHydrated, waitUntilIdle } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { onePerTemplate } from "../../support/page-templates.ts";
import { fillPerson, openSchedule } from "../../support/scheduling.ts";
import { scrollThrough } from "../../support/scrolling.ts";
import { necessaryOnly } from "../../support/stored-consent.ts";

/** Notes every write to storage, of any kind, in every document that the page loads from now on. */
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

/** Everything on the page does its work: islands, and what is far away. */
async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await waitUntilHydrated(page);
  await scrollThrough(page);
  await waitUntilIdle(page);
}

const contact = "Talk to a GTM Strategist";
const thanks = { name: "Thank you!" };

/** Each form of the site, sent and thanked for. */
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

for (const [who, storedChoice, kept] of [
  ["nobody has chosen yet", null, 0],
  ["the choice is 'Necessary Only'", necessaryOnly, 1],
] as const) {
  test.describe(`where ${who}`, () => {
    // The page that is not there is an error to the console.
    test.use({ storedChoice, allowedConsole: /^error: Failed to load resource: .* 404 / });

    test("no page sends a request to another origin or for a tag, and none stores anything in the browser", async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      const asked: string[] = [];
      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin !== site.origin || pathname === filePaths.tagContainer) asked.push(request.url());
      });
      await watchWrites(page);
      for (const address of [...onePerTemplate, `${schedulePath}?zone=UTC`, "/nowhere"]) {
        await openWhole(page, address);
        expect(await page.evaluate(() => Reflect.get(window, "writes")), address).toEqual([]);
        expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), address).toEqual([
          kept,
          0,
        ]);
      }
      expect(await context.cookies()).toEqual([]);
      expect(asked).toEqual([]);
    });
  });
}

test.describe("where nobody has chosen yet", () => {
  test.use({ storedChoice: null });

  for (const [form, send] of Object.entries(forms)) {
    test(`${form} sends nothing to another origin and stores nothing in the browser`, async ({
      page,
      site,
    }) => {
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== site.origin) foreign.push(request.url());
      });
      await watchWrites(page);
      await send(page);
      expect(await page.evaluate(() => Reflect.get(window, "writes"))).toEqual([]);
      expect(foreign).toEqual([]);
    });
  }
});
