import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { delayRequests, isEntry } from "../../support/platform/chunks.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import {
  banner,
  dialog,
  openByHook,
  openWithBanner,
  preferencesLink,
  readChanges,
  readRecord,
  toggle,
  watchChanges,
} from "../../support/site/consent.ts";
import { readCommands } from "../../support/site/data-layer.ts";
import { blockStorage } from "../../support/site/navigation.ts";
import { necessaryOnly } from "../../support/site/stored-consent.ts";

test.use({ ...keepContext, storedChoice: null });

test("applies a choice to the page without an error when storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await watchChanges(page);
  await openWithBanner(page, paths.terms);
  await preferencesLink(page).click();
  await toggle(page, "Analytics").check();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(() => readChanges(page))
    .toEqual([{ necessary: true, analytics: true, marketing: false }]);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await openByHook(page);
  await expect(toggle(page, "Analytics")).toBeChecked();
  // Simulates a restore from the back-forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(banner(page)).toBeHidden();
  await expect(toggle(page, "Analytics")).toBeChecked();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("treats Global Privacy Control as 'Necessary Only' until the visitor makes a choice", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
  );
  await page.goto(paths.terms);
  await waitUntilStarted(page);
  await expect(banner(page)).toBeHidden();
  expect(await readRecord(page)).toBeNull();
  expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default"]);
  await openByHook(page);
  await dialog(page).getByRole("button", { name: "Accept All" }).click();
  await page.reload();
  await expect.poll(() => readCommands(page)).toHaveLength(2);
  expect((await readCommands(page))[1]).toMatchObject(["consent", "update", { ad_storage: "granted" }]);
});

test.describe("a visitor who has chosen", () => {
  test.use({ storedChoice: necessaryOnly });

  test("never shows the banner to a visitor who has chosen, even if the script is slow", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { wasShown: false });
      const look = () => {
        if (document.querySelector(".consent-banner")?.checkVisibility())
          Object.assign(window, { wasShown: true });
        requestAnimationFrame(look);
      };
      look();
    });
    const release = await delayRequests(page, isEntry);
    await page.goto(paths.terms, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    release();
    await waitUntilStarted(page);
    expect(await page.evaluate(() => Reflect.get(window, "wasShown"))).toBe(false);
  });
});
