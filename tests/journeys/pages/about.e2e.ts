import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const steps = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
];

/** The section of the four steps, and the one of the six motions. */
const approach = (page: Page) => page.getByRole("region", { name: "How we work, in four steps" });
const motions = (page: Page) => page.getByRole("region", { name: "Where We Drive the Most Impact" });

/** Which tab of a section is chosen, from 0. */
function chosen(section: Locator): Promise<number> {
  return section
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true"));
}

/** Opens the page with a clock that only the journey moves; the pointer rests where it holds nothing. */
async function openStill(page: Page, width: number, section: Locator) {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openHydrated(page, paths.about, "Rotator");
  await page.mouse.move(1, 1);
  await expect(section.getByRole("button", { name: /^Pause/ })).toBeVisible();
}

function hidePage(page: Page, hidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test.describe("the About page (spec 2.5)", () => {
  test("its button scrolls smoothly to 'Where We Drive the Most Impact'", async ({ page }) => {
    await openHydrated(page, paths.about, "Rotator");
    await expect(motions(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener("scroll", () => places.add(window.scrollY));
    });
    await page.getByRole("button", { name: "See where we drive impact" }).click();
    await expect(page).toHaveURL(/#impact$/);
    await expect(motions(page).getByRole("heading", { level: 2 })).toBeInViewport();
    // On its way it is seen in more than two places; a jump has one.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "places").size)).toBeGreaterThan(2);
    await expect(motions(page)).toBeFocused();
  });

  test("its button jumps at once under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.about);
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: "See where we drive impact" }).click();
    await expect(page).toHaveURL(/#impact$/);
    await expect(motions(page).getByRole("heading", { level: 2 })).toBeInViewport();
    const places = await page.evaluate(async () => {
      const seen = [window.scrollY];
      for (let frame = 0; frame < 5; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push(window.scrollY);
      }
      return new Set(seen).size;
    });
    expect(places).toBe(1);
  });

  test("ends with a way to contact", async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("shows every motion and every step without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(paths.about);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ["Reporting and analytics", ...steps]) {
        await expect(page.getByRole("main").getByRole("heading", { level: 3, name })).toBeVisible();
      }
      await expect(page.getByText("At most six tiles")).toBeVisible();
      await expect(page.getByText("A rhythm that your own people keep")).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
    }
    await context.close();
  });

  test("has no accessibility violation with other tabs chosen and other folds open", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.about);
    await waitUntilHydrated(page);
    for (const [width, stepRole, step, motionRole, motion] of [
      [1280, "tab", "Strategy in Motion", "tab", "Revamping stalled funnels"],
      [800, "button", "Intelligent Execution", "tab", "Omnichannel management"],
      [390, "button", "Outcome-Driven Optimization", "button", "Reporting and analytics"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await approach(page).getByRole(stepRole, { name: step }).click();
      await motions(page).getByRole(motionRole, { name: motion }).click();
      expect(await findFaults(page), `at ${width} px`).toEqual([]);
    }
    await expect(page.getByText("At most six tiles")).toBeVisible();
  });
});

test.describe("the approach selector from 1024 px (spec 4.4, 9)", () => {
  test("moves on every 4000 ms, modulo 4, and never changes its height", async ({ page }) => {
    await openStill(page, 1024, approach(page));
    const height = () => approach(page).evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    await page.clock.runFor(3900);
    expect(await chosen(approach(page))).toBe(0);
    await page.clock.runFor(100);
    for (const expected of [1, 2, 3, 0]) {
      await expect.poll(() => chosen(approach(page))).toBe(expected);
      expect(await height()).toBe(before);
      await page.clock.runFor(4000);
    }
  });

  test("pauses about 2 s after a pick", async ({ page }) => {
    await openStill(page, 1280, approach(page));
    const tab = approach(page).getByRole("tab", { name: "Intelligent Execution" });
    await tab.click();
    await page.mouse.move(1, 1);
    await tab.blur();
    await expect(approach(page).getByRole("tabpanel", { name: "Intelligent Execution" })).toBeVisible();
    await page.clock.runFor(5900);
    expect(await chosen(approach(page))).toBe(2);
    await page.clock.runFor(100);
    await expect.poll(() => chosen(approach(page))).toBe(3);
  });

  test("pauses under the pointer or the focus, by its button and on a hidden page", async ({ page }) => {
    await openStill(page, 1280, approach(page));
    await approach(page).getByRole("tabpanel").hover();
    await page.clock.runFor(12_000);
    expect(await chosen(approach(page))).toBe(0);
    await page.mouse.move(1, 1);

    const tab = approach(page).getByRole("tab", { name: "Context-Led Discovery" });
    await tab.focus();
    await page.clock.runFor(12_000);
    expect(await chosen(approach(page))).toBe(0);
    await tab.blur();

    await hidePage(page, true);
    await page.clock.runFor(12_000);
    expect(await chosen(approach(page))).toBe(0);
    await hidePage(page, false);

    await approach(page)
      .getByRole("button", { name: /^Pause/ })
      .click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(12_000);
    expect(await chosen(approach(page))).toBe(0);
    await approach(page).getByRole("button", { name: /^Play/ }).click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(4000);
    await expect.poll(() => chosen(approach(page))).toBe(1);
  });

  test("neither moves nor offers a pause under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.clock.install();
    await openHydrated(page, paths.about, "Rotator");
    await expect(approach(page).getByRole("tabpanel")).toBeVisible();
    await page.clock.runFor(12_000);
    expect(await chosen(approach(page))).toBe(0);
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
  });

  test("is moved by the arrow keys, around both ends", async ({ page }) => {
    await openStill(page, 1280, approach(page));
    await approach(page).getByRole("tab").first().focus();
    for (const [key, expected] of [
      ["ArrowRight", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", 3],
      ["ArrowRight", 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await chosen(approach(page))).toBe(expected);
      await expect(approach(page).getByRole("tab").nth(expected)).toBeFocused();
    }
  });
});

test("Alt and an arrow on a tab are the browser's way back", async ({ page }) => {
  await openStill(page, 1280, approach(page));
  await approach(page).getByRole("tab").first().focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Meta+ArrowLeft");
  expect(await chosen(approach(page))).toBe(0);
});

test.describe("the approach selector below 1024 px (spec 4.4)", () => {
  test("is an accordion where none may be open", async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto(paths.about);
    await waitUntilHydrated(page);
    await expect(approach(page).getByRole("tab")).toHaveCount(0);
    const heads = approach(page).getByRole("button");
    await expect(heads).toHaveText(steps);
    const open = approach(page).getByRole("button", { expanded: true });
    await expect(open).toHaveText(["Context-Led Discovery"]);
    await heads.nth(2).click();
    await expect(open).toHaveText(["Intelligent Execution"]);
    await expect(approach(page).getByText("A running system that has already met real buyers")).toBeVisible();
    await open.click();
    await expect(open).toHaveCount(0);
    await expect(approach(page).getByText("A running system that has already met real buyers")).toBeHidden();
  });
});

test.describe("the six motions (spec 4.4, 9)", () => {
  test("from 768 px advance every 5 s; pause 10 s after a pick, 2 s after the pointer", async ({ page }) => {
    await openStill(page, 768, motions(page));
    await page.clock.runFor(4900);
    expect(await chosen(motions(page))).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(() => chosen(motions(page))).toBe(1);

    const tab = motions(page).getByRole("tab", { name: "Website and SEO growth" });
    await tab.click();
    await tab.blur();
    await page.mouse.move(1, 1);
    await page.clock.runFor(14_900);
    expect(await chosen(motions(page))).toBe(3);
    await page.clock.runFor(100);
    await expect.poll(() => chosen(motions(page))).toBe(4);

    await motions(page).getByRole("tabpanel").hover();
    await page.mouse.move(1, 1);
    await page.clock.runFor(6900);
    expect(await chosen(motions(page))).toBe(4);
    await page.clock.runFor(100);
    await expect.poll(() => chosen(motions(page))).toBe(5);
    await page.clock.runFor(5000);
    await expect.poll(() => chosen(motions(page))).toBe(0);
  });

  test("below 768 px fold, one open at a time, and do not advance", async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.clock.install();
    await page.goto(paths.about);
    await waitUntilHydrated(page);
    const open = motions(page).getByRole("button", { expanded: true });
    await page.clock.runFor(12_000);
    await expect(open).toHaveText(["GTM campaigns for new markets"]);
    await motions(page).getByRole("button", { name: "Omnichannel management" }).click();
    await expect(open).toHaveText(["Omnichannel management"]);
    await open.click();
    await expect(open).toHaveCount(0);
  });
});
