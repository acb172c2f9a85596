import type { Locator } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const steps = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
];

/** Returns which tab of a section is chosen, from 0. */
function readChosen(section: Locator): Promise<number> {
  return section
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true"));
}

test("the selectors of the About page (spec 2.5, 4.4, 9)", async ({ page }) => {
  const approach = page.getByRole("region", { name: "How we work, in four steps" });
  const motions = page.getByRole("region", { name: "Where We Drive the Most Impact" });
  const open = (section: Locator) => section.getByRole("button", { expanded: true });
  const expectChosen = (section: Locator, position: number) =>
    expect.poll(() => readChosen(section)).toBe(position);
  const moveAway = () => page.mouse.move(1, 1);

  await page.setViewportSize({ width: 1024, height: 900 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openHydrated(page, paths.about, "Rotator");
  await moveAway();
  await expect(approach.getByRole("button", { name: /^Pause/ })).toBeVisible();

  await test.step("from 1024 px the approach advances every 4000 ms, modulo 4, at one height", async () => {
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

  await test.step("it pauses for 2 s after a click", async () => {
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

  await test.step("it pauses on hover, on focus, on a hidden page and by its button", async () => {
    const expectPaused = async () => {
      await page.clock.runFor(12_000);
      expect(await readChosen(approach)).toBe(3);
    };
    await approach.getByRole("tabpanel").hover();
    await expectPaused();
    await moveAway();

    const tab = approach.getByRole("tab", { name: "Outcome-Driven Optimization" });
    await tab.focus();
    await expectPaused();
    await tab.blur();

    const hidePage = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hidePage(true);
    await expectPaused();
    await hidePage(false);

    await approach.getByRole("button", { name: /^Pause/ }).click();
    await moveAway();
    await expectPaused();
    await approach.getByRole("button", { name: /^Play/ }).click();
    await moveAway();
    await page.clock.runFor(4_000);
    await expectChosen(approach, 0);
  });

  await test.step("it is moved by the arrow keys, around both ends; with Alt or Meta they are the browser's", async () => {
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
      expect(await readChosen(approach), key).toBe(position);
      await expect(approach.getByRole("tab").nth(position)).toBeFocused();
    }
    await approach.getByRole("tab").first().blur();
  });

  await test.step("below 1024 px it is an accordion, where none may be open", async () => {
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

  await test.step("from 768 px the motions advance every 5 s; they pause 10 s after a click, 2 s after hover", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    // A click restarts its time.
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

  await test.step("below 768 px they fold, one open at a time, and do not advance", async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.clock.runFor(12_000);
    await expect(open(motions)).toHaveText(["GTM campaigns for new markets"]);
    await motions.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(open(motions)).toHaveText(["Omnichannel management"]);
    await open(motions).click();
    await expect(open(motions)).toHaveCount(0);
  });
});

test("the About page under reduced motion, and its ways on (spec 2.5, 4.4)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await openHydrated(page, paths.about, "Rotator", "ContactModal");
  const approach = page.getByRole("region", { name: "How we work, in four steps" });
  const motions = page.getByRole("region", { name: "Where We Drive the Most Impact" });
  const seeImpact = page.getByRole("button", { name: "See where we drive impact" });

  await test.step("nothing advances or has a pause button", async () => {
    await expect(approach.getByRole("tabpanel")).toBeVisible();
    await page.clock.runFor(12_000);
    expect(await readChosen(approach)).toBe(0);
    expect(await readChosen(motions)).toBe(0);
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
  });

  await test.step("its button jumps to the motions at once", async () => {
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

  await test.step("with motion it scrolls smoothly, and the focus follows", async () => {
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      window.scrollTo({ top: 0, behavior: "instant" });
      addEventListener("scroll", () => places.add(window.scrollY));
    });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await seeImpact.click();
    await expect(motions.getByRole("heading", { level: 2 })).toBeInViewport();
    // On its way it is seen in more than two places; a jump has one.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "places").size)).toBeGreaterThan(2);
    await expect(motions).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("its closing button opens the contact modal", async () => {
    await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  for (const [width, role, step, motion] of [
    [1280, "tab", "Strategy in Motion", "Revamping stalled funnels"],
    [390, "button", "Outcome-Driven Optimization", "Reporting and analytics"],
  ] as const) {
    await test.step(`other parts than the first are accessible at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await approach.getByRole(role, { name: step }).click();
      await motions.getByRole(role, { name: motion }).click();
      await expect(motions.getByText(motion).filter({ visible: true }).first()).toBeVisible();
      expect(await findViolations(page, 'page-island[name="Rotator"]')).toEqual([]);
    });
  }
});
