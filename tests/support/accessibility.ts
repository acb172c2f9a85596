import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page as it stands, or with the part that a selector names: the rule and the first element
 * that breaks it. Told by the page itself; axe's own way opens a second page for each answer, for the sake of frames
 * of elsewhere, which we have not.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
