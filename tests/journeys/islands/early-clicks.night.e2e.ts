import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";
import { carousel, expectInView } from "../../support/site/home-page.ts";

async function openWithoutChunks(page: Page, address: string): Promise<() => void> {
  const release = await delayRequests(page);
  await page.goto(address);
  await waitUntilStarted(page);
  return release;
}

test("shows the next card of a carousel when clicked before its script has loaded", async ({ page }) => {
  const control = findControl("the next card of a carousel");
  const release = await delayRequests(page);
  await openControl(page, control);
  await waitUntilStarted(page);
  await control.find(page).click();
  release();
  await control.expectClicked(page);
  await waitUntilIdle(page);
  await control.expectClicked(page);
});

const voiceRow = (page: Page) => carousel(page, "What clients say").getByRole("list");

for (const [how, come] of [
  ["hovered", (page: Page) => voiceRow(page).hover()],
  ["focused", (page: Page) => voiceRow(page).focus()],
] as const) {
  test(`a carousel stays paused when it was ${how} before its script loaded (spec 4.4, 9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.clock.install();
    const release = await openWithoutChunks(page, paths.home);
    await page.clock.pauseAt(Date.now() + 60_000);
    // After a key press, the browser treats focus as keyboard focus.
    await page.keyboard.press("Shift");
    await come(page);
    release();
    const island = page.locator('page-island[name="Carousel"]', { has: voiceRow(page) });
    await expect(island).toHaveAttribute("hydrated");
    // Time for one step, since a second would wrap around to the first.
    await page.clock.runFor(5_000);
    await expectInView(page, voiceRow(page), [0, 1, 2]);
    await page.mouse.move(1, 1);
    await voiceRow(page).blur();
    await page.clock.runFor(3_100);
    await expectInView(page, voiceRow(page), [3, 4, 5]);
  });
}
