import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scrollThrough } from "./scrolling.ts";

/** A large screen and a phone. */
const SCREEN_WIDTHS = [1280, 390];
/** Nothing may be wider than this: a screen of 1280 px at 400% of zoom. */
const NARROWEST = 320;

/**
 * What axe finds wrong with a page as it stands, or with the part that a selector names: the rule and the first element
 * that breaks it. Told by the page itself; axe's own way opens a second page for each answer, for the sake of frames
 * of elsewhere, which we have not. Of what is right it tells next to nothing, which halves its time.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
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
