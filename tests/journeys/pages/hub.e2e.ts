import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const shelves = ["Case Studies", "Market Signals", "Strategic Insights"];

/** Returns which card of a carousel is first in view, from 0. */
function readPosition(carousel: Locator): Promise<number> {
  return carousel.getByRole("list", { name: "Strategic Insights" }).evaluate((track) => {
    const [first, second] = track.querySelectorAll<HTMLElement>(":scope > li");
    return first && second ? Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
  });
}

/** Returns which tick of its rule is marked, from 0. */
function readMarkedTick(carousel: Locator): Promise<number> {
  return carousel
    .locator(".rule-ticks > span")
    .evaluateAll((ticks) => ticks.findIndex((tick) => tick.hasAttribute("data-current")));
}

/** Clicks a button several times before the page can draw anything. */
function clickAtOnce(button: Locator, times: number): Promise<void> {
  return button.evaluate((element: HTMLElement, count) => {
    for (let click = 0; click < count; click += 1) element.click();
  }, times);
}

/** Opens a page with a clock that only the journey moves; the pointer is where it pauses nothing. */
async function openStill(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install({ time: new Date("2025-06-02T09:00:00Z") });
  await page.clock.pauseAt(new Date("2025-06-02T09:00:01Z"));
  await page.goto(path);
  await waitUntilHydrated(page, "Carousel");
  await page.mouse.move(2, 2);
}

test("the carousels of the hub (spec 2.7, 4.4, 9)", async ({ page }) => {
  await openStill(page, paths.hub);
  // The one that always has more cards than fit.
  const carousel = page.getByRole("group", { name: "Strategic Insights" });
  const row = carousel.getByRole("list", { name: "Strategic Insights" });
  const button = (name: string) => carousel.getByRole("button", { name: `${name} Strategic Insights` });
  const expectPosition = (position: number) => expect.poll(() => readPosition(carousel)).toBe(position);
  const moveAway = () => page.mouse.move(2, 2);
  await expect(button("Pause")).toBeVisible();

  await test.step("each has controls, except with a single card; they are disabled if all cards are in view", async () => {
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

  await test.step("it advances every 4000 ms and returns from the last card to the first", async () => {
    await page.clock.runFor(3_999);
    expect(await readMarkedTick(carousel)).toBe(0);
    await page.clock.runFor(1);
    for (const position of [1, 2, 3, 0]) {
      await expect.poll(() => readMarkedTick(carousel)).toBe(position);
      await expectPosition(position);
      if (position > 0) await page.clock.runFor(4_000);
    }
  });

  await test.step("it pauses on hover, on a hidden page, and from 'Pause' to 'Play'", async () => {
    await carousel.hover();
    await page.clock.runFor(12_000);
    await moveAway();
    const hidePage = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hidePage(true);
    await page.clock.runFor(12_000);
    await hidePage(false);
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

  await test.step("it counts every interval as a step, even when several pass at once", async () => {
    await page.clock.runFor(8_200);
    await expectPosition(3);
  });

  await test.step("it pauses while the focus is in it", async () => {
    await carousel.getByRole("link").last().focus();
    const tick = await readMarkedTick(carousel);
    await page.clock.runFor(12_000);
    expect(await readMarkedTick(carousel)).toBe(tick);
  });

  await test.step("its buttons wrap both ways", async () => {
    await button("Next in").click();
    await expectPosition(0);
    await button("Previous in").click();
    await expectPosition(3);
    await button("Next in").click();
    await expectPosition(0);
  });

  await test.step("keys move it: Enter and Space on its buttons, the arrows in its row", async () => {
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

  await test.step("a step starts from where the reader has scrolled to", async () => {
    await row.evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(() => readMarkedTick(carousel)).toBe(0);
    await button("Next in").click();
    await expectPosition(1);
    await row.evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(() => readMarkedTick(carousel)).toBe(0);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`it counts every click as a step, however fast (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await clickAtOnce(button("Next in"), 3);
      await expect.poll(() => readMarkedTick(carousel)).toBe(3);
      await expectPosition(3);
      await clickAtOnce(button("Previous in"), 3);
      await expectPosition(0);
      expect(await readMarkedTick(carousel)).toBe(0);
    });
  }

  await test.step("under reduced motion it does not advance and has no pause button", async () => {
    await expect(button("Pause")).toHaveCount(0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await moveAway();
    await page.clock.runFor(12_000);
    expect(await readPosition(carousel)).toBe(0);
  });
});

test("The GTM Edge advances every 4000 ms on the list of insights (spec 2.8, 9)", async ({ page }) => {
  await openStill(page, paths.insights);
  const carousel = page.getByRole("group", { name: "The Pricing Desk" });
  await expect(carousel.getByRole("button", { name: "Pause The Pricing Desk" })).toBeVisible();
  await page.clock.runFor(3_999);
  expect(await readMarkedTick(carousel)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => readMarkedTick(carousel)).toBe(1);
  await page.clock.runFor(4_000);
  await expect.poll(() => readMarkedTick(carousel)).toBe(2);
});
