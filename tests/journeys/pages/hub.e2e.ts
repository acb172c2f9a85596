import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const shelves = [
  ["Case Studies", paths.caseStudies],
  ["Market Signals", paths.marketSignals],
  ["Strategic Insights", paths.insights],
] as const;

/** The carousel of the hub that always has more cards than fit. */
function insightCarousel(page: Page): Locator {
  return page.getByRole("group", { name: "Strategic Insights" });
}

/** Which card is first in view, from 0. */
function position(carousel: Locator): Promise<number> {
  return carousel.getByRole("list", { name: "Strategic Insights" }).evaluate((track) => {
    const [first, second] = track.querySelectorAll<HTMLElement>(":scope > li");
    return first && second ? Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
  });
}

/** Which tick of its rule is marked, from 0. */
function markedTick(carousel: Locator): Promise<number> {
  return carousel
    .locator(".rule-ticks > span")
    .evaluateAll((ticks) => ticks.findIndex((tick) => tick.hasAttribute("data-current")));
}

/** Presses a button several times before the page can draw anything. */
function pressAtOnce(button: Locator, times: number): Promise<void> {
  return button.evaluate((element: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) element.click();
  }, times);
}

/** Opens the hub, or another page with such carousels, with a clock that only the journey moves. */
async function openStill(page: Page, address: string = paths.hub) {
  await page.clock.install({ time: new Date("2025-06-02T09:00:00Z") });
  await page.clock.pauseAt(new Date("2025-06-02T09:00:01Z"));
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Opens it where carousels move by themselves; the pointer rests where it holds nothing. */
async function openHub(page: Page) {
  await openStill(page);
  await expect(insightCarousel(page).getByRole("button", { name: "Pause Strategic Insights" })).toBeVisible();
  await page.mouse.move(2, 2);
}

test.describe("the content hub (spec 2.7)", () => {
  test("has controls below every carousel; those of a single piece are disabled", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    for (const [name] of shelves) {
      const shelf = page.getByRole("group", { name, exact: true });
      const cards = await shelf.getByRole("article").count();
      for (const way of ["Previous", "Next"]) {
        const button = shelf.getByRole("button", { name: `${way} in ${name}` });
        await expect(button).toBeEnabled({ enabled: cards > 3 });
      }
      await expect(shelf.getByRole("button", { name: `Pause ${name}` })).toHaveCount(cards > 3 ? 1 : 0);
    }
  });

  test("is complete without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(paths.hub);
    await expect(page.getByRole("region", { name: "Strategic Insights" }).getByRole("article")).toHaveCount(
      6,
    );
    await expect(page.getByRole("button", { name: "Pause Strategic Insights" })).toBeHidden();
    await context.close();
  });
});

test.describe("a carousel of the hub (spec 4.4, 9)", () => {
  test("moves on every 4000 ms and returns from the last card to the first", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const carousel = insightCarousel(page);
    await page.clock.runFor(3999);
    expect(await markedTick(carousel)).toBe(0);
    await page.clock.runFor(1);
    for (const expected of [1, 2, 3, 0]) {
      await expect.poll(() => markedTick(carousel)).toBe(expected);
      await expect.poll(() => position(carousel)).toBe(expected);
      await page.clock.runFor(4000);
    }
  });

  test("pauses while the pointer is on it", async ({ page }) => {
    await openHub(page);
    const carousel = insightCarousel(page);
    await carousel.hover();
    await page.clock.runFor(12_000);
    expect(await position(carousel)).toBe(0);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4000);
    await expect.poll(() => position(carousel)).toBe(1);
  });

  test("pauses while the focus is in it", async ({ page }) => {
    await openHub(page);
    const carousel = insightCarousel(page);
    await carousel.getByRole("link").first().focus();
    await page.clock.runFor(12_000);
    expect(await position(carousel)).toBe(0);
  });

  test("pauses at a click on its pause button, until the next one", async ({ page }) => {
    await openHub(page);
    const carousel = insightCarousel(page);
    await carousel.getByRole("button", { name: "Pause Strategic Insights" }).click();
    await page.mouse.move(2, 2);
    await carousel.getByRole("button", { name: "Play Strategic Insights" }).blur();
    await page.clock.runFor(12_000);
    expect(await position(carousel)).toBe(0);
    await carousel.getByRole("button", { name: "Play Strategic Insights" }).click();
    await page.mouse.move(2, 2);
    await carousel.getByRole("button", { name: "Pause Strategic Insights" }).blur();
    await page.clock.runFor(4000);
    await expect.poll(() => position(carousel)).toBe(1);
  });

  test("pauses while the page is hidden", async ({ page }) => {
    await openHub(page);
    const carousel = insightCarousel(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.clock.runFor(12_000);
    expect(await position(carousel)).toBe(0);
    await hide(false);
    await page.clock.runFor(4000);
    await expect.poll(() => position(carousel)).toBe(1);
  });

  test("does not advance under reduced motion and then has no pause button", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStill(page);
    await expect(page.getByRole("button", { name: "Pause Strategic Insights" })).toHaveCount(0);
    await page.clock.runFor(12_000);
    expect(await position(insightCarousel(page))).toBe(0);
  });

  test("is moved by its buttons, and wraps both ways", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const carousel = insightCarousel(page);
    await carousel.getByRole("button", { name: "Previous in Strategic Insights" }).click();
    await expect.poll(() => position(carousel)).toBe(3);
    await carousel.getByRole("button", { name: "Next in Strategic Insights" }).click();
    await expect.poll(() => position(carousel)).toBe(0);
  });

  test("is moved by keys: Enter and Space on its buttons, the arrows in its row", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const carousel = insightCarousel(page);
    const next = carousel.getByRole("button", { name: "Next in Strategic Insights" });
    await next.press("Enter");
    await expect.poll(() => position(carousel)).toBe(1);
    await next.press("Space");
    await expect.poll(() => position(carousel)).toBe(2);
    await carousel.getByRole("button", { name: "Previous in Strategic Insights" }).press("Enter");
    await expect.poll(() => position(carousel)).toBe(1);
    const row = carousel.getByRole("list", { name: "Strategic Insights" });
    const left = await row.evaluate((track) => track.scrollLeft);
    await row.press("ArrowRight");
    await expect.poll(() => row.evaluate((track) => track.scrollLeft)).toBeGreaterThan(left);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`counts every click as a step, however fast (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1280, height: 900 });
      await openStill(page);
      const carousel = insightCarousel(page);
      await pressAtOnce(carousel.getByRole("button", { name: "Next in Strategic Insights" }), 3);
      await expect.poll(() => markedTick(carousel)).toBe(3);
      await expect.poll(() => position(carousel)).toBe(3);
      await pressAtOnce(carousel.getByRole("button", { name: "Previous in Strategic Insights" }), 2);
      await expect.poll(() => position(carousel)).toBe(1);
      expect(await markedTick(carousel)).toBe(1);
    });
  }

  test("counts every interval as a step, also where several pass at once", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const carousel = insightCarousel(page);
    await page.clock.runFor(8200);
    await expect.poll(() => position(carousel)).toBe(2);
  });

  test("counts on from where the reader has scrolled to", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const carousel = insightCarousel(page);
    await pressAtOnce(carousel.getByRole("button", { name: "Next in Strategic Insights" }), 3);
    await expect.poll(() => position(carousel)).toBe(3);
    await carousel.getByRole("list", { name: "Strategic Insights" }).evaluate((track) => {
      track.scrollTo({ left: 0, behavior: "instant" });
    });
    await expect.poll(() => markedTick(carousel)).toBe(0);
    await carousel.getByRole("button", { name: "Next in Strategic Insights" }).click();
    await expect.poll(() => position(carousel)).toBe(1);
  });
});

for (const address of [paths.home, paths.insights]) {
  test(`The GTM Edge moves on every 4000 ms on ${address} (spec 9)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openStill(page, address);
    await page.mouse.move(2, 2);
    const carousel = page.getByRole("group", { name: "The GTM Edge" });
    await expect(carousel.getByRole("button", { name: "Pause The GTM Edge" })).toBeVisible();
    await page.clock.runFor(3999);
    expect(await markedTick(carousel)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => markedTick(carousel)).toBe(1);
    await page.clock.runFor(4000);
    await expect.poll(() => markedTick(carousel)).toBe(2);
  });
}
