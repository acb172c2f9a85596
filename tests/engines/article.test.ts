import { entryPath } from "../../src/site/index.ts";
import { expect, test } from "./journey.ts";

const article = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");
const heading = "Four weeks to install it";

/** The distance of a heading from the top of the window, in pixels. */
const topOf = (text: string) =>
  [...document.querySelectorAll(".prose h2")]
    .find((element) => element.textContent?.startsWith(text))
    ?.getBoundingClientRect().top ?? Number.NaN;

test("the table of contents leads to a heading and marks where the reader is", async ({ page }) => {
  await page.open(article);
  const current = ".contents-rail [aria-current]";
  await page.click(".contents-rail a", heading);
  await expect.poll(() => page.run(() => location.hash)).toBe("#four-weeks-to-install-it");
  await expect.poll(() => page.run(topOf, heading)).toBeLessThan(300);
  await expect.poll(() => page.isVisible(current, heading)).toBe(true);
  await page.run(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => page.isVisible(current)).toBe(false);
});

test("the table of contents is folded above the text on a narrow screen", async ({ page }) => {
  await page.resize(390, 844);
  await page.open(article);
  expect(await page.isVisible(".contents-fold a", heading)).toBe(false);
  await page.click(".contents-fold summary");
  await page.click(".contents-fold a", heading);
  await expect.poll(() => page.run(topOf, heading)).toBeLessThan(300);
  expect(await page.run(topOf, heading)).toBeGreaterThanOrEqual(0);
});
