import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findOpener } from "../../support/leads/contact-modal.ts";
import { findScheduleButton } from "../../support/leads/scheduling.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { openByHook } from "../../support/site/consent.ts";

const ROUNDS = 50;

test.use({ viewport: { width: 400, height: 500 } });

/** Closes the dialog and clicks its opener in the same task, again and again. Returns how often it stayed open. */
async function reopen(page: Page, opener: string, way: "Close" | "Escape"): Promise<number> {
  return page.evaluate(
    async ([openerQuery, closing, rounds]) => {
      const button = document.querySelector<HTMLElement>(openerQuery);
      const findOpen = () => document.querySelector<HTMLDialogElement>("dialog[open]");
      const nextFrames = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      };
      let stayed = 0;
      for (let round = 0; round < rounds; round++) {
        if (closing === "Close") findOpen()?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
        else findOpen()?.requestClose();
        button?.click();
        await nextFrames();
        if (findOpen()?.matches(":modal") && document.body.matches(".scroll-locked")) stayed += 1;
      }
      findOpen()?.requestClose();
      await nextFrames();
      return findOpen() || document.body.matches(".scroll-locked") ? Number.NaN : stayed;
    },
    [opener, way, ROUNDS] as const,
  );
}

const dialogs: Array<[name: string, opener: string, open: (page: Page) => Promise<unknown>]> = [
  ["contact modal", "main [data-contact]", async (page) => (await findOpener(page)).click()],
  ["scheduling dialog", "main [data-schedule]", async (page) => (await findScheduleButton(page)).click()],
  [
    "cookie preferences",
    "footer [data-button]",
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
    button?.click();
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      button?.click();
      button?.click();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const isInert = document.querySelector("main")?.inert;
      if (document.querySelector(".mobile-panel:popover-open") && isInert) count += 1;
    }
    return count;
  }, ROUNDS);
  expect(stayed).toBe(ROUNDS);
});
