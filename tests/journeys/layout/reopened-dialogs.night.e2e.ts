import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findOpener } from "../../support/leads/contact-modal.ts";
import { findScheduleButton } from "../../support/leads/scheduling.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { openByHook } from "../../support/site/consent.ts";

const ROUNDS = 20;

test.use({ viewport: { width: 400, height: 500 } });

/**
 * Closes the dialog and clicks its opener in the same task, again and again. Returns how often it stayed open, until it
 * didn't. Reads the state only after the late `close` event, and gives the dialog time to open: on a busy machine, that
 * takes several frames.
 */
async function reopen(page: Page, opener: string, way: "Close" | "Escape"): Promise<number> {
  return page.evaluate(
    async ([openerQuery, closing, rounds]) => {
      const button = document.querySelector<HTMLElement>(openerQuery);
      const findOpen = () => document.querySelector<HTMLDialogElement>("dialog[open]");
      const isLocked = () => document.body.matches(".scroll-locked");
      const isReady = () => findOpen()?.matches(":modal") === true && isLocked();
      const becomes = async (check: () => boolean) => {
        const deadline = performance.now() + 5_000;
        do await new Promise(requestAnimationFrame);
        while (!check() && performance.now() < deadline);
        return check();
      };
      for (let round = 0; round < rounds; round++) {
        const dialog = findOpen();
        const closed = new Promise((resolve) => dialog?.addEventListener("close", resolve, { once: true }));
        if (closing === "Close") dialog?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
        else dialog?.requestClose();
        button?.click();
        await closed;
        if (!(await becomes(isReady))) return round;
      }
      findOpen()?.requestClose();
      return (await becomes(() => !findOpen() && !isLocked())) ? rounds : Number.NaN;
    },
    [opener, way, ROUNDS] as const,
  );
}

const dialogs: Array<[name: string, opener: string, open: (page: Page) => Promise<unknown>]> = [
  ["contact modal", "main [data-contact]", async (page) => (await findOpener(page)).click()],
  ["scheduling dialog", "main [data-schedule]", async (page) => (await findScheduleButton(page)).click()],
  [
    "cookie preferences",
    'main a[href="/cookie-preferences#your-choices"]',
    async (page) => {
      await page.goto(paths.cookiePreferences);
      await waitUntilStarted(page);
      await openByHook(page);
    },
  ],
];

for (const [name, opener, open] of dialogs) {
  for (const way of ["Close", "Escape"] as const) {
    test(`the ${name} stays open when reopened right after ${way}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await reopen(page, opener, way)).toBe(ROUNDS);
    });
  }
}

test("the mobile menu stays open when reopened at once", async ({ page }) => {
  await page.goto(paths.about);
  await waitUntilStarted(page);
  const stayed = await page.evaluate(async (rounds) => {
    const button = document.querySelector<HTMLElement>('[popovertarget="mobile-menu"]');
    const menu = document.querySelector(".mobile-panel");
    button?.click();
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      // Closing and opening in the same task fires one late `toggle` event.
      const toggled = new Promise((resolve) => menu?.addEventListener("toggle", resolve, { once: true }));
      button?.click();
      button?.click();
      await toggled;
      const isInert = document.querySelector("main")?.inert;
      if (menu?.matches(":popover-open") && isInert && document.body.matches(".scroll-locked")) count += 1;
    }
    return count;
  }, ROUNDS);
  expect(stayed).toBe(ROUNDS);
});
