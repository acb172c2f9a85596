import type { Locator } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import {
  banner,
  bannerButton,
  dialog,
  forgetChoice,
  openByHook,
  openWithBanner,
  preferencesLink,
  readRecord,
  recordOf,
  toggle,
} from "../../support/consent.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

test.use({ storedChoice: null });

/** Passes if both choices look alike and are side by side. */
async function expectChoicesAlike(part: Locator) {
  const looks = await part.locator('[data-consent="necessary"], [data-consent="all"]').evaluateAll((found) =>
    found.map((choice) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(choice);
      const { width, height, top } = choice.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height, top };
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
}

test("the banner takes a choice, by keyboard or pointer, and remembers it (spec 2.2, 4.6)", async ({
  page,
}) => {
  await openWithBanner(page, paths.terms);
  await waitUntilStarted(page);

  await test.step("it can be used by keyboard alone, before everything but the skip link", async () => {
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

  await test.step("a key while Shift is down chooses, too", async () => {
    await forgetChoice(page);
    await bannerButton(page, "Necessary Only").press("Shift+Space");
    await expect(banner(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(false, false));
  });

  for (const [name, isAll] of [
    ["Accept All", true],
    ["Necessary Only", false],
  ] as const) {
    await test.step(`'${name}' stores the choice and hides the banner`, async () => {
      await forgetChoice(page);
      await bannerButton(page, name).click();
      await expect(banner(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(isAll, isAll));
    });
  }

  await test.step("the next page knows the choice", async () => {
    await page.goto(paths.privacy);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  await test.step("it offers both choices alike, and not on paper", async () => {
    await forgetChoice(page);
    await expect(banner(page)).toBeVisible();
    await expectChoicesAlike(banner(page));
    await page.emulateMedia({ media: "print" });
    await expect(banner(page)).toBeHidden();
  });
});

test("the preferences dialog opens from everywhere and takes each choice (spec 4.6)", async ({ page }) => {
  await openWithBanner(page, paths.cookiePreferences);
  await waitUntilStarted(page);
  const close = async () => {
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
  };
  const link = page.getByRole("main").getByRole("link", { name: "cookie preferences", exact: true }).first();

  await test.step("from the banner, with both choices alike and Necessary on and locked", async () => {
    await preferencesLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectChoicesAlike(dialog(page));
    await expect(toggle(page, "Necessary")).toBeChecked();
    await expect(toggle(page, "Necessary")).toBeDisabled();
    await expect(toggle(page, "Analytics")).not.toBeChecked();
    await expect(toggle(page, "Marketing")).not.toBeChecked();
    await close();
  });

  await test.step("from the footer", async () => {
    await page.getByRole("contentinfo").getByRole("button", { name: "Manage cookies" }).click();
    await expect(dialog(page)).toBeVisible();
    await close();
  });

  await test.step("from the global hook, once however often it is called", async () => {
    await openByHook(page);
    await expect(dialog(page)).toBeVisible();
    await openByHook(page);
    await close();
  });

  await test.step("from the cookie page, which stays", async () => {
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(paths.cookiePreferences);
    await close();
  });

  await test.step("Escape and a click beside it close it, without a choice", async () => {
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await preferencesLink(page).click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(banner(page)).toBeVisible();
    expect(await readRecord(page)).toBeNull();
  });

  await test.step("each toggle is stored at once, and the dialog stays open", async () => {
    await preferencesLink(page).click();
    await toggle(page, "Analytics").check();
    expect(await readRecord(page)).toEqual(recordOf(true, false));
    await expect(banner(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await toggle(page, "Marketing").press("Space");
    expect(await readRecord(page)).toEqual(recordOf(true, true));
    await toggle(page, "Analytics").uncheck();
    expect(await readRecord(page)).toEqual(recordOf(false, true));
  });

  await test.step("the next page shows the toggles as they were left", async () => {
    await page.reload();
    await waitUntilStarted(page);
    await openByHook(page);
    await expect(toggle(page, "Analytics")).not.toBeChecked();
    await expect(toggle(page, "Marketing")).toBeChecked();
    await close();
  });

  for (const [name, isAll] of [
    ["Accept All", true],
    ["Necessary Only", false],
  ] as const) {
    await test.step(`'${name}' stores the choice, closes it and hides the banner`, async () => {
      await forgetChoice(page);
      await preferencesLink(page).click();
      await dialog(page).getByRole("button", { name }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(isAll, isAll));
    });
  }

  await test.step("a link calls the owner's own hook", async () => {
    await page.evaluate(() => {
      window.openCookiePreferences = () => Object.assign(document, { title: "The owner's own" });
    });
    await link.click();
    await expect(page).toHaveTitle("The owner's own");
  });
});

test("the preferences dialog follows the rules of every dialog: focus after 100 ms, Tab inside, no scroll behind (spec 4.2)", async ({
  page,
}) => {
  await page.clock.install();
  await openWithBanner(page, paths.terms);
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

  test("the preferences dialog opens all the same, and stores the choice", async ({ page }) => {
    await page.route(/open-modal/, (route) => route.abort());
    await openWithBanner(page, paths.terms);
    await preferencesLink(page).click();
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(false, false));
  });
});
