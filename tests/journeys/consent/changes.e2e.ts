import { paths } from "../../../src/site/index.ts";
import {
  banner,
  bannerButton,
  dialog,
  openAsked,
  openByHook,
  preferencesLink,
  readChanges,
  toggle,
  watchChanges,
} from "../../support/consent.ts";
import { readCommands } from "../../support/data-layer.ts";
import { expect, test } from "../../support/journey.ts";

test.use({ storedChoice: null });

test.describe("a change", () => {
  test("is announced only where something changes; the first choice does", async ({ page, context }) => {
    const other = await context.newPage();
    for (const each of [page, other]) {
      await watchChanges(each);
      await openAsked(each);
    }
    await bannerButton(page, "Necessary Only").click();
    await expect(banner(other)).toBeHidden();
    await openByHook(page);
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    for (const each of [page, other]) {
      expect(await readChanges(each)).toEqual([{ necessary: true, analytics: false, marketing: false }]);
    }
  });

  test("is announced to the page, once each", async ({ page }) => {
    await watchChanges(page);
    await openAsked(page);
    await preferencesLink(page).click();
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
    await bannerButton(page, "Accept All").click();
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
    await preferencesLink(page).click();
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

  test("that withdraws a permission removes what its tags stored, and nothing else", async ({
    page,
    context,
    site,
  }) => {
    await openAsked(page);
    await bannerButton(page, "Accept All").click();
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
