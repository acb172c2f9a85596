import { expect, type Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { CONSENT_KEY } from "#site/consent/consent-record.ts";
import { waitUntilStarted } from "../platform/hydrated.ts";

export const banner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie Preferences" });
export const toggle = (page: Page, name: string) => dialog(page).getByRole("switch", { name });

/** The banner's link to the dialog (spec 4.6). */
export const preferencesLink = (page: Page) => banner(page).getByRole("link", { name: "Cookie Preferences" });
export const bannerButton = (page: Page, name: string) => banner(page).getByRole("button", { name });

export async function openWithBanner(page: Page, address: string = paths.about) {
  await page.goto(address);
  await waitUntilStarted(page);
  await expect(banner(page)).toBeVisible();
}

/** Opens the dialog the way a script added by the owner would. */
export const openByHook = (page: Page) => page.evaluate(() => window.openCookiePreferences?.());

export function readRecord(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), CONSENT_KEY);
}

/** Replaces the record or removes it, as another tab might while the page is in the back-forward cache. */
export const replaceRecord = (page: Page, record?: string) =>
  page.evaluate(
    ([key, text]) => {
      localStorage.clear();
      if (text) localStorage.setItem(key, text);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
    [CONSENT_KEY, record] as const,
  );

export const forgetChoice = (page: Page) => replaceRecord(page);

export const recordOf = (analytics: boolean, marketing: boolean) => ({
  version: "1.0",
  preferences: { necessary: true, analytics, marketing },
  timestamp: expect.any(Number),
});

/** Records every `consentchange` in the documents that the page loads after this call. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    addEventListener("consentchange", (event) => changes.push(event.detail));
  });
}

export const readChanges = (page: Page) => page.evaluate(() => Reflect.get(window, "changes"));
