import { CONSENT_KEY } from "../../src/consent/consent-record.ts";
import { paths } from "../../src/site/index.ts";
import { expect, test } from "./journey.ts";

test.override("storedChoice", null);

const banner = ".consent-banner";
const readPreferences = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null")?.preferences;

test("'Accept All' in the banner is stored, and known on the next page", async ({ page }) => {
  await page.open(paths.about);
  await page.click(`${banner} button`, "Accept All");
  await expect.poll(() => page.isVisible(banner)).toBe(false);
  const stored = { necessary: true, analytics: true, marketing: true };
  expect(await page.run(readPreferences, CONSENT_KEY)).toEqual(stored);
  await page.open(paths.home);
  await expect.poll(() => page.run(() => document.querySelector("[aria-expanded]") !== null)).toBe(true);
  expect(await page.isVisible(banner)).toBe(false);
});

test("the preferences dialog stores a switch as it is moved, and Escape closes it", async ({ page }) => {
  await page.open(paths.about);
  await page.click(`${banner} a`, "Cookie Preferences");
  await page.click("dialog[open] [role=switch][name=analytics]");
  const stored = { necessary: true, analytics: true, marketing: false };
  await expect.poll(() => page.run(readPreferences, CONSENT_KEY)).toEqual(stored);
  await page.press("Escape");
  await expect.poll(() => page.isVisible("dialog[open]")).toBe(false);
  expect(await page.isVisible(banner)).toBe(false);
});
