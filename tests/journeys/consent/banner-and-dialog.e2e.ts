import type { Locator } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
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
  replaceRecord,
  toggle,
} from "../../support/site/consent.ts";

test.use({ storedChoice: null });

/** Expects both choices to be side by side and look the same. */
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

test("the banner stores a choice made by keyboard or pointer (spec 2.2, 4.6)", async ({ page }) => {
  await openWithBanner(page, paths.terms);

  await test.step("reaches the banner by keyboard right after the skip link", async () => {
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

  await test.step("accepts a key pressed with Shift on the banner", async () => {
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

  await test.step("keeps the banner hidden on the next page", async () => {
    await page.goto(paths.privacy);
    await waitUntilStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  await test.step("shows the banner when the record is corrupted", async () => {
    await replaceRecord(page, "{not json");
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  await test.step("gives both choices in the banner the same look, without accessibility violations, and doesn't print the banner", async () => {
    await expectChoicesAlike(banner(page));
    expect(await findViolations(page, ".consent-banner")).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(banner(page)).toBeHidden();
  });
});

test("the preferences dialog opens from everywhere and stores each choice (spec 4.6)", async ({ page }) => {
  await openWithBanner(page, paths.cookiePreferences);
  const close = async () => {
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
  };
  const link = page.getByRole("main").getByRole("link", { name: "cookie preferences", exact: true }).first();

  await test.step("opens the dialog from the banner, with choices that look alike, and Necessary on and locked", async () => {
    await preferencesLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectChoicesAlike(dialog(page));
    await dialog(page).evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await findViolations(page, ".consent-dialog")).toEqual([]);
    await expect(toggle(page, "Necessary")).toBeChecked();
    await expect(toggle(page, "Necessary")).toBeDisabled();
    await expect(toggle(page, "Analytics")).not.toBeChecked();
    await expect(toggle(page, "Marketing")).not.toBeChecked();
    await close();
  });

  await test.step("opens one dialog when the global hook is called twice", async () => {
    await openByHook(page);
    await expect(dialog(page)).toBeVisible();
    await openByHook(page);
    await close();
  });

  await test.step("opens the dialog from the cookie page without leaving the page", async () => {
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(paths.cookiePreferences);
    await close();
  });

  await test.step("closes the dialog without storing a choice on Escape or a click outside", async () => {
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await preferencesLink(page).click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(banner(page)).toBeVisible();
    expect(await readRecord(page)).toBeNull();
  });

  await test.step("stores each toggle at once and keeps the dialog open", async () => {
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

  await test.step("shows the stored toggles in the dialog on the next page", async () => {
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
    await test.step(`'${name}' stores the choice, closes the dialog and hides the banner`, async () => {
      await forgetChoice(page);
      await preferencesLink(page).click();
      await dialog(page).getByRole("button", { name }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      expect(await readRecord(page)).toEqual(recordOf(isAll, isAll));
    });
  }

  await test.step("calls the owner's hook when its link is clicked", async () => {
    await page.evaluate(() => {
      window.openCookiePreferences = () => Object.assign(document, { title: "The owner's hook" });
    });
    await link.click();
    await expect(page).toHaveTitle("The owner's hook");
  });
});

test("the preferences dialog takes focus after 100 ms, keeps Tab inside and stops the page from scrolling (spec 4.2)", async ({
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

test.describe("without the dialog code", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the preferences dialog opens and stores the choice when the dialog code is missing", async ({
    page,
  }) => {
    await page.route(/open-modal/, (route) => route.abort());
    await openWithBanner(page, paths.terms);
    await preferencesLink(page).click();
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await readRecord(page)).toEqual(recordOf(false, false));
  });
});
