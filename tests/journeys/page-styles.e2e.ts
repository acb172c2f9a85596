import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../src/site/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { openAlive } from "../support/open-alive.ts";

const screens = [
  paths.about,
  paths.process,
  paths.hub,
  paths.caseStudies,
  paths.insights,
  paths.marketSignals,
  paths.moreInsights,
  paths.contact,
  paths.privacy,
  entryPath("insight", insightSlugs[0] ?? ""),
  entryPath("caseStudy", caseStudySlugs[0] ?? ""),
  entryPath("signal", signalSlug),
];

/**
 * Every selector of a sheet that finds something in the page, whatever its state, each with the conditions it stands
 * under: `@media (width >= 48rem) .card:hover`.
 */
function findSelectors(page: Page, sheet: "own" | "whole"): Promise<string[]> {
  return page.evaluate((which) => {
    const states =
      /::?(?:before|after|backdrop|marker|placeholder|selection|details-content|-[\w-]+|hover|active|focus|focus-visible|focus-within|target|open|disabled|enabled|checked|user-invalid|link|visited|root|host)\b/g;
    const found: string[] = [];
    const search = (rules: CSSRuleList, conditions: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          // What sets nothing but custom properties may go where nothing reads them.
          if (Array.from(rule.style).every((name) => name.startsWith("--"))) continue;
          for (const selector of rule.selectorText.split(/,\s*(?![^()]*(?:\([^()]*\)[^()]*)*\))/)) {
            const still = selector
              .replace(states, "")
              .replaceAll(/:(?:not|is|where)\([\s,]*\)/g, "")
              .trim();
            if (/[\s>+~]$|^$/.test(still) || document.querySelector(still))
              found.push(`${conditions}${selector.trim()}`);
          }
        } else if (rule instanceof CSSGroupingRule) {
          search(rule.cssRules, `${conditions}${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
        }
      }
    };
    for (const { ownerNode, cssRules } of document.styleSheets) {
      const isOwn = ownerNode instanceof HTMLStyleElement;
      const isWhole = ownerNode instanceof HTMLLinkElement && ownerNode.dataset.later !== undefined;
      if (which === "own" ? isOwn : isWhole) search(cssRules, "");
    }
    return found;
  }, sheet);
}

/** Without scripts no listener hears that it has come, so it is looked for. */
async function bringStylesheet(page: Page): Promise<void> {
  const isThere = () =>
    page.locator("link[data-later]").evaluate((link: HTMLLinkElement) => {
      link.disabled = false;
      return link.sheet !== null;
    });
  await expect.poll(isThere).toBe(true);
}

test.describe("a page with styles of its own", () => {
  test.use({ javaScriptEnabled: false });

  for (const screen of screens) {
    test(`${screen} holds every rule that finds something in it, in the order of the stylesheet`, async ({
      page,
    }) => {
      await page.goto(screen);
      await bringStylesheet(page);
      const own = await findSelectors(page, "own");
      expect(own.length).toBeGreaterThan(100);
      expect(own).toEqual(await findSelectors(page, "whole"));
    });
  }
});

test("the rest of the stylesheet and the print rules are there once a page is alive", async ({ page }) => {
  await openAlive(page, paths.contact);
  const later = (await page.locator("link[data-later]").getAttribute("data-later")) ?? "";
  const addresses = later.split(" ").map((path) => expect.stringContaining(path));
  // In the order of the stylesheet: one that came to stand before another would have the page laid out anew.
  await expect
    .poll(() => findSheets(page))
    .toEqual([
      expect.stringContaining("/faces-"),
      "the page's own",
      ...addresses,
      expect.stringContaining("/print-"),
    ]);
});

/** Addresses of the sheets that a page has, in their order. */
function findSheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => cssRules.length > 0)
      .map(({ href }) => href ?? "the page's own"),
  );
}

test.describe("drawings of the home page", () => {
  const drawings = 'svg use[href*="illustrations"]';

  test("are there once the page is alive", async ({ page }) => {
    await openAlive(page, paths.home);
    await expect.poll(() => page.locator(drawings).count()).toBeGreaterThan(10);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("come with the page", async ({ page }) => {
      await page.goto(paths.home);
      expect(await page.locator(drawings).count()).toBeGreaterThan(10);
    });
  });
});
