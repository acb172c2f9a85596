import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";

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

for (const [how, come] of [
  ["hovered", (page: Page) => page.locator(".result-pick").first().hover()],
  ["focused", (page: Page) => page.locator(".result-pick").first().focus()],
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
    const island = page.locator('page-island[name="ResultsCarousel"]');
    await expect(island).toHaveAttribute("hydrated");
    // Time for two steps, since a third would wrap around to the first.
    await page.clock.runFor(9_000);
    await expect(page.locator(".result-pick").first()).toHaveAttribute("aria-current", "true");
    await page.mouse.move(1, 1);
    await page.locator(".result-pick").first().blur();
    await page.clock.runFor(4_100);
    await expect(page.locator(".result-pick").nth(1)).toHaveAttribute("aria-current", "true");
  });
}
