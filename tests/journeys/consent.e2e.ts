import type { Page } from "@playwright/test";
import { entryPath, listPath, paths } from "../../src/site/index.ts";
import { insightSlugs } from "../support/addresses.ts";
import { isEntry } from "../support/chunks.ts";
import {
  banner,
  dialog,
  openByHook,
  plantRecord,
  readChanges,
  readRecord,
  recordOf,
  toggle,
  watchChanges,
} from "../support/consent.ts";
import { readCommands } from "../support/data-layer.ts";
import { waitUntilStarted } from "../support/hydrated.ts";
import { expect, test } from "../support/journey.ts";
import { blockStorage } from "../support/moving.ts";
import { necessaryOnly } from "../support/stored-choice.ts";

test.use({ storedChoice: null });

const insight = entryPath("insight", insightSlugs[0] ?? "");
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });

async function openAsked(page: Page, address: string = paths.about) {
  await page.goto(address);
  await expect(banner(page)).toBeVisible();
}

test.describe("the banner (spec 2.2, 4.6)", () => {
  test.describe("is on every page, and stores nothing by itself:", () => {
    // The page that is not there is an error to the console.
    test.use({ allowedConsole: /^error: Failed to load resource: .* 404 / });
    for (const address of [
      paths.home,
      paths.contact,
      paths.privacy,
      insight,
      listPath("insight", "gtm-strategy"),
      entryPath("insight", "unknown"),
      "/nowhere",
    ]) {
      test(address, async ({ page }) => {
        await openAsked(page, address);
        expect(
          await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
        ).toEqual([0, 0, ""]);
      });
    }
  });

  test("'Accept All' stores both permissions, hides it, and is known on the next page", async ({ page }) => {
    await openAsked(page);
    await button(page, "Accept All").click();
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(true, true));
    await page.goto(paths.home);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  test("'Necessary Only' stores neither, hides it, and is known on the next page", async ({ page }) => {
    await openAsked(page);
    await button(page, "Necessary Only").click();
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(false, false));
    await page.goto(paths.home);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  for (const part of ["banner", "dialog"] as const) {
    test(`offers both choices alike: the ${part}`, async ({ page }) => {
      await openAsked(page);
      if (part === "dialog") await button(page, "Cookie Preferences").click();
      const within = part === "banner" ? banner(page) : dialog(page);
      const looks = await within
        .locator('[data-consent="necessary"], [data-consent="all"]')
        .evaluateAll((found) =>
          found.map((choice) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(choice);
            const { width, height, top } = choice.getBoundingClientRect();
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height, top };
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    });
  }

  test("is not there without JavaScript, nor on paper", async ({ page, browser, site }) => {
    await openAsked(page);
    await page.emulateMedia({ media: "print" });
    await expect(banner(page)).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const bare = await context.newPage();
    await bare.goto(paths.about);
    await expect(banner(bare)).toBeHidden();
    const manage = bare.getByRole("contentinfo").getByRole("link", { name: "Manage cookies" });
    await manage.click();
    await expect(bare).toHaveURL(`${paths.cookiePreferences}#your-choices`);
    await context.close();
  });

  test("can be used by keys alone, before everything but the skip link", async ({ page }) => {
    await openAsked(page, paths.home);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Necessary Only")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Accept All")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, "Cookie Preferences")).toBeFocused();
    expect(await readRecord(page)).toBeNull();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(true, true));
  });
});

test.describe("the preferences dialog (spec 4.6)", () => {
  test("opens from the banner, the foot of the page, the cookie page and the global hook", async ({
    page,
  }) => {
    await openAsked(page, paths.home);
    const close = () => dialog(page).getByRole("button", { name: "Close" }).click();
    await button(page, "Cookie Preferences").click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await page.getByRole("contentinfo").getByRole("button", { name: "Manage cookies" }).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await openByHook(page);
    await expect(dialog(page)).toBeVisible();
    // A second call changes nothing.
    await openByHook(page);
    await close();
    await expect(dialog(page)).toBeHidden();
    await openAsked(page, paths.cookiePreferences);
    const link = page.getByRole("main").getByRole("link", { name: "cookie preferences", exact: true });
    await link.first().click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(paths.cookiePreferences);
    expect(await readRecord(page)).toBeNull();
  });

  test("has Necessary on and locked, and stores each toggle as it is moved", async ({ page }) => {
    await openAsked(page);
    await button(page, "Cookie Preferences").click();
    await expect(toggle(page, "Necessary")).toBeChecked();
    await expect(toggle(page, "Necessary")).toBeDisabled();
    await expect(toggle(page, "Analytics")).not.toBeChecked();
    await expect(toggle(page, "Marketing")).not.toBeChecked();
    await toggle(page, "Analytics").check();
    expect(await readRecord(page)).toEqual(recordOf(true, false));
    await expect(banner(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await toggle(page, "Marketing").press("Space");
    expect(await readRecord(page)).toEqual(recordOf(true, true));
    await toggle(page, "Analytics").uncheck();
    expect(await readRecord(page)).toEqual(recordOf(false, true));
    await page.reload();
    await waitUntilStarted(page);
    await openByHook(page);
    await expect(toggle(page, "Analytics")).not.toBeChecked();
    await expect(toggle(page, "Marketing")).toBeChecked();
  });

  for (const [name, isAll] of [
    ["Accept All", true],
    ["Necessary Only", false],
  ] as const) {
    test(`'${name}' stores the choice, closes it and hides the banner`, async ({ page }) => {
      await openAsked(page);
      await button(page, "Cookie Preferences").click();
      await dialog(page).getByRole("button", { name }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(isAll, isAll));
    });
  }

  test("closes on Escape and on a press beside it, and the choice is still to be made", async ({ page }) => {
    await openAsked(page);
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await button(page, "Cookie Preferences").click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(banner(page)).toBeVisible();
    expect(await readRecord(page)).toBeNull();
  });
});

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
  test("blocked, the choice holds for the page, and nothing throws", async ({ page }) => {
    await blockStorage(page);
    await watchChanges(page);
    await openAsked(page);
    await button(page, "Cookie Preferences").click();
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

  test("full, the choice holds for the page, and no older one outlives it", async ({ page }) => {
    await openAsked(page);
    await button(page, "Accept All").click();
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

test.describe("a change", () => {
  test("is told to the page, once each", async ({ page }) => {
    await watchChanges(page);
    await openAsked(page);
    await button(page, "Cookie Preferences").click();
    await toggle(page, "Marketing").check();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    expect(await readChanges(page)).toEqual([
      { necessary: true, analytics: false, marketing: true },
      { necessary: true, analytics: true, marketing: true },
    ]);
  });

  test("is followed by other tabs at once, and so is a record that goes", async ({ page, context }) => {
    const other = await context.newPage();
    await watchChanges(other);
    await openAsked(other, paths.home);
    await openAsked(page);
    await button(page, "Accept All").click();
    await expect(banner(other)).toBeHidden();
    expect(await readChanges(other)).toEqual([{ necessary: true, analytics: true, marketing: true }]);
    await page.evaluate(() => localStorage.clear());
    await expect(banner(other)).toBeVisible();
    expect(await readChanges(other)).toHaveLength(2);
  });

  test("signals Google's Consent Mode, first of all in the data layer", async ({ page }) => {
    await openAsked(page);
    const denied = {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      functionality_storage: "denied",
      personalization_storage: "denied",
      security_storage: "granted",
    };
    expect(await page.evaluate(() => String(window.dataLayer?.[0]))).toBe("[object Arguments]");
    expect(await readCommands(page)).toEqual([["consent", "default", denied]]);
    await button(page, "Cookie Preferences").click();
    await toggle(page, "Analytics").check();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, "granted"]));
    const analytics = {
      analytics_storage: "granted",
      functionality_storage: "granted",
      personalization_storage: "granted",
    };
    expect((await readCommands(page)).slice(1)).toEqual([
      ["consent", "update", { ...denied, ...analytics }],
      ["consent", "update", granted],
    ]);
  });

  test("that takes a permission back removes what its tags stored, and nothing else", async ({
    page,
    context,
    site,
  }) => {
    await openAsked(page);
    await button(page, "Accept All").click();
    const names = ["_ga", "_ga_AB12CD3", "_gid", "_gat_UA-1", "_gcl_au", "_gac_1", "session"];
    await context.addCookies(names.map((name) => ({ name, value: "1", url: site.origin })));
    await page.evaluate(() => {
      for (const name of ["_ga_kept", "_gcl_ls", "own"]) localStorage.setItem(name, "1");
    });
    const readKept = () =>
      page.evaluate(() =>
        [
          ...document.cookie.split("; ").map((text) => text.split("=")[0]),
          ...Object.keys(localStorage),
        ].sort(),
      );
    await openByHook(page);
    await toggle(page, "Analytics").uncheck();
    expect(await readKept()).toEqual(["_gac_1", "_gcl_au", "_gcl_ls", "cookie-consent", "own", "session"]);
    await toggle(page, "Marketing").uncheck();
    expect(await readKept()).toEqual(["cookie-consent", "own", "session"]);
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
