import { paths } from "../../../src/site/index.ts";
import { isEntry } from "../../support/chunks.ts";
import {
  banner,
  bannerButton,
  dialog,
  openAsked,
  openByHook,
  plantRecord,
  preferencesLink,
  readChanges,
  readRecord,
  toggle,
  watchChanges,
} from "../../support/consent.ts";
import { readCommands } from "../../support/data-layer.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { blockStorage } from "../../support/navigation.ts";
import { necessaryOnly, writeConsentRecord } from "../../support/stored-consent.ts";

test.use({ storedChoice: null });

test.describe("a record that cannot be relied on (spec 4.6, 8) brings the banner back:", () => {
  const preferences = { necessary: true, analytics: true, marketing: true };
  for (const [name, record] of [
    ["corrupted", "{not json"],
    ["of another version", { version: "2.0", preferences, timestamp: 1 }],
    ["to come", { version: "1.0", preferences, timestamp: 4e12 }],
    ["too long", { version: "1.0", preferences, timestamp: 1, more: "x".repeat(10_000) }],
    [
      "with a prototype",
      '{"version":"1.0","preferences":{"__proto__":{"necessary":true,"analytics":true,"marketing":true}},"timestamp":1}',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await plantRecord(page, typeof record === "string" ? record : JSON.stringify(record));
      await openAsked(page);
      const updates = (await readCommands(page)).filter(([, kind]) => kind === "update");
      expect(updates).toEqual([]);
    });
  }
});

test.describe("where storage is", () => {
  test("blocked, the choice applies to the page, and nothing throws", async ({ page }) => {
    await blockStorage(page);
    await watchChanges(page);
    await openAsked(page);
    await preferencesLink(page).click();
    await toggle(page, "Analytics").check();
    await expect(banner(page)).toBeHidden();
    expect(await readChanges(page)).toEqual([{ necessary: true, analytics: true, marketing: false }]);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await openByHook(page);
    await expect(toggle(page, "Analytics")).toBeChecked();
    // As when the page is restored.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(banner(page)).toBeHidden();
    await expect(toggle(page, "Analytics")).toBeChecked();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test("full, the choice applies to the page, and no older one outlives it", async ({ page }) => {
    await openAsked(page);
    await bannerButton(page, "Accept All").click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openByHook(page);
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(banner(page)).toBeHidden();
    await openByHook(page);
    await expect(toggle(page, "Marketing")).not.toBeChecked();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default"]);
  });

  test("full for a time, a choice that another page has stored since wins", async ({ page }) => {
    await openAsked(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await bannerButton(page, "Accept All").click();
    await page.evaluate(
      (record) => {
        localStorage["cookie-consent"] = record;
        // As when the page comes back from the back-forward cache.
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      },
      writeConsentRecord(necessaryOnly, 1),
    );
    await openByHook(page);
    await expect(toggle(page, "Analytics")).not.toBeChecked();
  });
});

test.describe("Global Privacy Control", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true })),
  );

  test("without a record counts as 'Necessary Only': no banner, nothing written", async ({ page }) => {
    await page.goto(paths.home);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toBeNull();
    expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default"]);
  });

  test("yields to a choice that the visitor makes", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole("contentinfo").getByRole("button", { name: "Manage cookies" }).click();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await page.reload();
    await expect.poll(() => readCommands(page)).toHaveLength(2);
    expect((await readCommands(page))[1]).toMatchObject(["consent", "update", { ad_storage: "granted" }]);
  });
});

test.describe("who has chosen", () => {
  test.use({ storedChoice: necessaryOnly });

  test("sees no banner for a moment, also while the script is slow", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { wasShown: false });
      const look = () => {
        if (document.querySelector(".consent-banner")?.checkVisibility())
          Object.assign(window, { wasShown: true });
        requestAnimationFrame(look);
      };
      look();
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isEntry, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.home, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.waitForTimeout(300);
    release();
    await waitUntilStarted(page);
    expect(await page.evaluate(() => Reflect.get(window, "wasShown"))).toBe(false);
  });
});
