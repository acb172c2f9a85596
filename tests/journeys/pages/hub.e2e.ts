import type { Locator, Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { readMarkedTick, setHidden, stopClock } from "../../support/platform/auto-advance.ts";
import { waitUntilHydrated } from "../../support/platform/hydrated.ts";

const shelves = ["Case Studies", "Market Signals", "Strategic Insights"];

/** Returns how many cards the row is scrolled by; a fraction while it is moving. */
function readOffset(carousel: Locator): Promise<number> {
  return carousel.getByRole("list", { name: "Strategic Insights" }).evaluate((track) => {
    const [first, second] = track.querySelectorAll<HTMLElement>(":scope > li");
    return first && second ? track.scrollLeft / (second.offsetLeft - first.offsetLeft) : 0;
  });
}

/** Returns the index of the first card in view. */
const readPosition = async (carousel: Locator) => Math.round(await readOffset(carousel));

/** Clicks a button several times before the next frame. */
function clickAtOnce(button: Locator, times: number): Promise<void> {
  return button.evaluate((element: HTMLElement, count) => {
    for (let click = 0; click < count; click += 1) element.click();
  }, times);
}

/** Opens a page with a stopped clock, and moves the pointer to where it doesn't pause anything. */
async function openStill(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await stopClock(page);
  await page.goto(path);
  await waitUntilHydrated(page, "Carousel");
  await page.mouse.move(2, 2);
}

test("rotates the carousels of the hub (spec 2.7, 4.4, 9)", async ({ page }) => {
  await openStill(page, paths.hub);
  // This carousel always has more cards than fit.
  const carousel = page.getByRole("group", { name: "Strategic Insights" });
  const row = carousel.getByRole("list", { name: "Strategic Insights" });
  const button = (name: string) => carousel.getByRole("button", { name: `${name} Strategic Insights` });
  const expectPosition = (position: number) => expect.poll(() => readPosition(carousel)).toBe(position);
  const moveAway = () => page.mouse.move(2, 2);
  await expect(button("Pause")).toBeVisible();

  await test.step("shows a carousel's controls unless it has a single card, and disables them when all cards are in view", async () => {
    for (const name of shelves) {
      const shelf = page.getByRole("group", { name, exact: true });
      const count = await shelf.getByRole("article").count();
      const hasMore = count > 3;
      for (const way of ["Previous", "Next"]) {
        const control = shelf.getByRole("button", { name: `${way} in ${name}` });
        if (count === 1) await expect(control).toHaveCount(0);
        else await expect(control).toBeEnabled({ enabled: hasMore });
      }
      await expect(shelf.getByRole("button", { name: `Pause ${name}` })).toHaveCount(hasMore ? 1 : 0);
    }
  });

  await test.step("advances a carousel every 4000 ms and wraps around", async () => {
    await page.clock.runFor(3_999);
    expect(await readMarkedTick(carousel)).toBe(0);
    await page.clock.runFor(1);
    for (const position of [1, 2, 3, 0]) {
      await expect.poll(() => readMarkedTick(carousel)).toBe(position);
      await expectPosition(position);
      if (position > 0) await page.clock.runFor(4_000);
    }
  });

  await test.step("pauses a carousel while hovered, while the page is hidden, and from 'Pause' until 'Play'", async () => {
    await carousel.hover();
    await page.clock.runFor(12_000);
    await moveAway();
    await setHidden(page, true);
    await page.clock.runFor(12_000);
    await setHidden(page, false);
    await button("Pause").click();
    await moveAway();
    await button("Play").blur();
    await page.clock.runFor(12_000);
    expect(await readMarkedTick(carousel)).toBe(0);
    await button("Play").click();
    await moveAway();
    await button("Pause").blur();
    await page.clock.runFor(4_000);
    await expectPosition(1);
  });

  await test.step("advances a carousel once per interval, even if several pass at once", async () => {
    await page.clock.runFor(8_200);
    await expectPosition(3);
  });

  await test.step("pauses a carousel while it contains focus", async () => {
    await carousel.getByRole("link").last().focus();
    const tick = await readMarkedTick(carousel);
    await page.clock.runFor(12_000);
    expect(await readMarkedTick(carousel)).toBe(tick);
  });

  await test.step("wraps a carousel around at both ends with its buttons", async () => {
    await button("Next in").click();
    await expectPosition(0);
    await button("Previous in").click();
    await expectPosition(3);
    await button("Next in").click();
    await expectPosition(0);
  });

  await test.step("moves a carousel with Enter and Space on its buttons and with arrow keys in its row", async () => {
    await button("Next in").press("Enter");
    await expectPosition(1);
    await button("Next in").press("Space");
    await expectPosition(2);
    await button("Previous in").press("Enter");
    await expectPosition(1);
    const left = await row.evaluate((track) => track.scrollLeft);
    await row.press("ArrowRight");
    await expect.poll(() => row.evaluate((track) => track.scrollLeft)).toBeGreaterThan(left);
  });

  await test.step("steps from the card that the visitor has scrolled to", async () => {
    await row.evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(() => readMarkedTick(carousel)).toBe(0);
    await button("Next in").click();
    // A jump during the smooth scroll would look like part of it.
    await expect.poll(() => readOffset(carousel)).toBeCloseTo(1, 2);
    await row.evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(() => readMarkedTick(carousel)).toBe(0);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`moves a carousel once per click, even when clicks come fast (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await clickAtOnce(button("Next in"), 3);
      await expect.poll(() => readMarkedTick(carousel)).toBe(3);
      await expectPosition(3);
      await clickAtOnce(button("Previous in"), 3);
      await expectPosition(0);
      expect(await readMarkedTick(carousel)).toBe(0);
    });
  }

  await test.step("doesn't advance a carousel or show a pause button under reduced motion", async () => {
    await expect(button("Pause")).toHaveCount(0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await moveAway();
    await page.clock.runFor(12_000);
    expect(await readPosition(carousel)).toBe(0);
  });
});
