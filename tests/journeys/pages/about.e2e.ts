import type { Locator } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { stopClock } from "../../support/platform/auto-advance.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

const steps = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
];

/** Returns the index of the section's selected tab. */
function readChosen(section: Locator): Promise<number> {
  return section
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true"));
}

test("rotates or collapses both selectors of the About page, whose buttons lead to the motions and the modal (spec 2.5, 4.4, 9)", async ({
  page,
}) => {
  const approach = page.getByRole("region", { name: "How we work, in four steps" });
  const motions = page.getByRole("region", { name: "Where We Drive the Most Impact" });
  const open = (section: Locator) => section.getByRole("button", { expanded: true });
  const expectChosen = (section: Locator, position: number) =>
    expect.poll(() => readChosen(section)).toBe(position);
  const moveAway = () => page.mouse.move(1, 1);

  await page.setViewportSize({ width: 1024, height: 900 });
  await stopClock(page);
  await openHydrated(page, paths.about, "Rotator");
  await moveAway();
  await expect(approach.getByRole("button", { name: /^Pause/ })).toBeVisible();

  await test.step("advances the approach every 4000 ms at 1024 px and up, without changing its height", async () => {
    const readHeight = () => approach.evaluate((section) => section.getBoundingClientRect().height);
    const height = await readHeight();
    await page.clock.runFor(3_900);
    expect(await readChosen(approach)).toBe(0);
    await page.clock.runFor(100);
    for (const position of [1, 2, 3, 0]) {
      await expectChosen(approach, position);
      expect(await readHeight()).toBe(height);
      await page.clock.runFor(4_000);
    }
    await expectChosen(approach, 1);
  });

  await test.step("pauses the approach for 2 s after a click", async () => {
    const tab = approach.getByRole("tab", { name: "Intelligent Execution" });
    await tab.click();
    await moveAway();
    await tab.blur();
    await expect(approach.getByRole("tabpanel", { name: "Intelligent Execution" })).toBeVisible();
    await page.clock.runFor(5_900);
    expect(await readChosen(approach)).toBe(2);
    await page.clock.runFor(100);
    await expectChosen(approach, 3);
  });

  await test.step("moves the approach with the arrow keys, wrapping at both ends, but not with Alt or Meta", async () => {
    await page.clock.runFor(4_000);
    await expectChosen(approach, 0);
    await approach.getByRole("tab").first().focus();
    for (const [key, position] of [
      ["ArrowRight", 1],
      ["ArrowLeft", 0],
      ["Alt+ArrowLeft", 0],
      ["Meta+ArrowLeft", 0],
      ["ArrowLeft", 3],
      ["ArrowRight", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => readChosen(approach), key).toBe(position);
      await expect(approach.getByRole("tab").nth(position)).toBeFocused();
    }
    await approach.getByRole("tab").first().blur();
  });

  await test.step("makes the approach collapsible below 1024 px, and lets visitors close every step", async () => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(approach.getByRole("tab")).toHaveCount(0);
    await expect(approach.getByRole("button")).toHaveText(steps);
    await expect(open(approach)).toHaveText(["Context-Led Discovery"]);
    await approach.getByRole("button", { name: "Intelligent Execution" }).click();
    await expect(open(approach)).toHaveText(["Intelligent Execution"]);
    const words = approach.getByText("A running system that has already met real buyers");
    await expect(words).toBeVisible();
    await open(approach).click();
    await expect(open(approach)).toHaveCount(0);
    await expect(words).toBeHidden();
  });

  await test.step("advances the motions every 5 s at 768 px and up, and pauses them for 10 s after a click and 2 s after hovering", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    // A click restarts the interval.
    await motions.getByRole("tab", { name: "Website and SEO growth" }).click();
    await motions.getByRole("tab", { name: "Website and SEO growth" }).blur();
    await moveAway();
    await page.clock.runFor(14_900);
    expect(await readChosen(motions)).toBe(3);
    await page.clock.runFor(100);
    await expectChosen(motions, 4);

    await motions.getByRole("tabpanel").hover();
    await moveAway();
    await page.clock.runFor(6_900);
    expect(await readChosen(motions)).toBe(4);
    await page.clock.runFor(100);
    await expectChosen(motions, 5);
    await page.clock.runFor(4_900);
    expect(await readChosen(motions)).toBe(5);
    await page.clock.runFor(100);
    await expectChosen(motions, 0);
  });

  await test.step("makes the motions collapsible below 768 px, opens one at a time, and doesn't advance them", async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(open(motions)).toHaveText(["GTM campaigns for new markets"]);
    await page.clock.runFor(12_000);
    await expect(open(motions)).toHaveText(["GTM campaigns for new markets"]);
    await motions.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(open(motions)).toHaveText(["Omnichannel management"]);
    await open(motions).click();
    await expect(open(motions)).toHaveCount(0);
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const seeImpact = page.getByRole("button", { name: "See where we drive impact" });

  await test.step("doesn't advance anything or show a pause button under reduced motion", async () => {
    await expect(approach.getByRole("tabpanel")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    const chosen = () => Promise.all([readChosen(approach), readChosen(motions)]);
    const before = await chosen();
    await page.clock.runFor(12_000);
    expect(await chosen()).toEqual(before);
    await page.clock.resume();
  });

  await test.step("jumps to the motions instantly under reduced motion", async () => {
    await seeImpact.click();
    await expect(page).toHaveURL(/#impact$/);
    await expect(motions.getByRole("heading", { level: 2 })).toBeInViewport();
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

  await test.step("scrolls smoothly to the motions and moves focus there without reduced motion", async () => {
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      window.scrollTo({ top: 0, behavior: "instant" });
      addEventListener("scroll", () => places.add(window.scrollY));
    });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await seeImpact.click();
    await expect(motions.getByRole("heading", { level: 2 })).toBeInViewport();
    // A smooth scroll passes through more than two positions; a jump has only one.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "places").size)).toBeGreaterThan(2);
    await expect(motions).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("opens the contact modal from the button at the end of the About page", async () => {
    await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("has no accessibility violations in later parts of the About page on phones", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await approach.getByRole("button", { name: "Outcome-Driven Optimization" }).click();
    await motions.getByRole("button", { name: "Reporting and analytics" }).click();
    await expect(open(motions)).toHaveText(["Reporting and analytics"]);
    expect(await findViolations(page, 'page-island[name="Rotator"]')).toEqual([]);
  });
});
