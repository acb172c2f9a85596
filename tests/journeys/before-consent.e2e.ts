import type { Page } from "@playwright/test";
import { entryPath, listPath, paths } from "../../src/site/index.ts";
import { everyAddress } from "../support/addresses.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/journey.ts";
import { scrollThrough } from "../support/scrolling.ts";
import { necessaryOnly } from "../support/stored-choice.ts";

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
  await page.waitForLoadState("networkidle");
}

for (const [who, storedChoice, kept] of [
  ["nobody has chosen yet", null, 0],
  ["the choice is 'Necessary Only'", necessaryOnly, 1],
] as const) {
  test.describe(`where ${who}`, () => {
    // The page that is not there is an error to the console.
    test.use({ storedChoice, allowedConsole: /^error: Failed to load resource: .* 404 / });

    test("no page asks another origin, or for a tag, and none writes anything into the browser", async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      const asked: string[] = [];
      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin !== site.origin || pathname.startsWith("/api/")) asked.push(request.url());
      });
      await watchWrites(page);
      for (const address of [
        ...everyAddress,
        listPath("insight", "gtm-strategy"),
        `${paths.contact}?mode=full`,
        entryPath("insight", "unknown"),
        "/nowhere",
      ]) {
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
