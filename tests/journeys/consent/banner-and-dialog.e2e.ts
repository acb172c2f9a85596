import { entryPath, listPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import {
  banner,
  bannerButton,
  dialog,
  openAsked,
  openByHook,
  preferencesLink,
  readRecord,
  recordOf,
  toggle,
} from "../../support/consent.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

test.use({ storedChoice: null });

const insight = entryPath("insight", insightSlugs[0] ?? "");
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
    await bannerButton(page, "Accept All").click();
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(true, true));
    await page.goto(paths.home);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  test("'Necessary Only' stores neither, hides it, and is known on the next page", async ({ page }) => {
    await openAsked(page);
    await bannerButton(page, "Necessary Only").click();
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(false, false));
    await page.goto(paths.home);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  for (const part of ["banner", "dialog"] as const) {
    test(`offers both choices alike: the ${part}`, async ({ page }) => {
      await openAsked(page);
      if (part === "dialog") await preferencesLink(page).click();
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
    await expect(bannerButton(page, "Necessary Only")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bannerButton(page, "Accept All")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(preferencesLink(page)).toBeFocused();
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
    await preferencesLink(page).click();
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
    await close();
    await page.evaluate(() => {
      window.openCookiePreferences = () => Object.assign(document, { title: "The owner's own" });
    });
    await link.first().click();
    await expect(page).toHaveTitle("The owner's own");
  });

  test("has Necessary on and locked, and stores each toggle as it is moved", async ({ page }) => {
    await openAsked(page);
    await preferencesLink(page).click();
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

  test("can be chosen by a key while Shift is down", async ({ page }) => {
    await openAsked(page);
    await bannerButton(page, "Accept All").press("Shift+Space");
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(true, true));
  });

  for (const [name, isAll] of [
    ["Accept All", true],
    ["Necessary Only", false],
  ] as const) {
    test(`'${name}' stores the choice, closes it and hides the banner`, async ({ page }) => {
      await openAsked(page);
      await preferencesLink(page).click();
      await dialog(page).getByRole("button", { name }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(isAll, isAll));
    });
  }

  test("closes on Escape and at a click beside it, with no choice made", async ({ page }) => {
    await openAsked(page);
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await preferencesLink(page).click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(banner(page)).toBeVisible();
    expect(await readRecord(page)).toBeNull();
  });

  test("follows the rules of every dialog: focus after 100 ms, Tab inside, no scroll behind (spec 4.2)", async ({
    page,
  }) => {
    await page.clock.install();
    await openAsked(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await openByHook(page);
    const hasFocus = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    await page.clock.runFor(99);
    expect(await hasFocus()).toBe(false);
    await page.clock.runFor(1);
    await expect(toggle(page, "Analytics")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toggle(page, "Analytics")).toBeFocused();
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    expect(await overflow()).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect.poll(overflow).toBe("visible");
  });

  test.describe("without the code of dialogs", () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test("opens all the same, and stores the choice", async ({ page }) => {
      await page.route(/open-modal/, (route) => route.abort());
      await openAsked(page);
      await preferencesLink(page).click();
      await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
      await expect(dialog(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(false, false));
    });
  });
});
