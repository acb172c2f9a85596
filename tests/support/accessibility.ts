import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { scrollThrough } from "./scrolling.ts";

/** A large screen and a phone. */
const SCREEN_WIDTHS = [1280, 390];
/** Nothing may be wider than this: a screen of 1280 px at 400% of zoom. */
const NARROWEST = 320;

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Lists what axe finds wrong with a page as it is, or with the part that a selector names: the rule and the first
 * element that breaks it. axe is loaded once per document, which makes the second run of a page twice as fast.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axeSource);
  const { violations }: Pick<AxeResults, "violations"> = await page.evaluate(async (context) => {
    const results = await Reflect.get(window, "axe").run(context ?? document, {
      resultTypes: ["violations"],
    });
    return { violations: results.violations };
  }, part);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** The same on a large screen and on a phone, and whether the page scrolls sideways at 320 px. */
export async function findFaultsAtAllWidths(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of SCREEN_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What is far away is measured when somebody comes near.
    await scrollThrough(page);
    faults.push(...(await findFaults(page, part)).map((fault) => `at ${width} px, ${fault}`));
  }
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  if (reach > NARROWEST) faults.push(`at ${NARROWEST} px, it is ${reach} px wide`);
  return faults;
}
