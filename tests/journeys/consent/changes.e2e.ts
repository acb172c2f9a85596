import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  banner,
  bannerButton,
  dialog,
  openByHook,
  openWithBanner,
  preferencesLink,
  readChanges,
  toggle,
  watchChanges,
} from "../../support/site/consent.ts";
import { readCommands } from "../../support/site/data-layer.ts";

test.use({ storedChoice: null });

test("announces a choice once in every tab", async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await watchChanges(each);
    await openWithBanner(each, paths.terms);
  }
  const changes: object[] = [];
  const expectChange = async (analytics: boolean, marketing: boolean) => {
    changes.push({ necessary: true, analytics, marketing });
    for (const each of [page, other]) await expect.poll(() => readChanges(each)).toEqual(changes);
  };

  await test.step("announces the first choice", async () => {
    await bannerButton(page, "Necessary Only").click();
    await expect(banner(other)).toBeHidden();
    await expectChange(false, false);
  });

  await test.step("announces each choice that differs from the last, but not a repeated one", async () => {
    await openByHook(page);
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await openByHook(page);
    await toggle(page, "Marketing").check();
    await expectChange(false, true);
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await expectChange(true, true);
  });

  await test.step("shows the banner and announces the change when the record is removed", async () => {
    await page.evaluate(() => localStorage.clear());
    await expect(banner(other)).toBeVisible();
    await expect.poll(() => readChanges(other)).toHaveLength(changes.length + 1);
  });
});

test("a choice signals Google's Consent Mode and removes what disallowed tags have stored", async ({
  page,
  context,
  site,
}) => {
  await openWithBanner(page, paths.terms);

  await test.step("puts the consent signals first in the data layer", async () => {
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
    await expect
      .poll(async () => (await readCommands(page)).slice(1))
      .toEqual([
        ["consent", "update", { ...denied, ...analytics }],
        ["consent", "update", granted],
      ]);
  });

  await test.step("removes only what tags have stored when a preference is turned off", async () => {
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
    await expect.poll(readKept).toEqual(["_gac_1", "_gcl_au", "_gcl_ls", "cookie-consent", "own", "session"]);
    await toggle(page, "Marketing").uncheck();
    await expect.poll(readKept).toEqual(["cookie-consent", "own", "session"]);
  });
});
