import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import { readShifts, watchShifts } from "../../support/layout-shifts.ts";
import { onePerTemplate, otherStates } from "../../support/page-templates.ts";
import { readRefused, watchPolicy } from "../../support/policy-violations.ts";
import { scrollThrough } from "../../support/scrolling.ts";

test.use(keepContext);

const nowhere = "/nowhere";

test.describe("a page of every template, with a quiet console (spec 2.1)", () => {
  // The page that is not there is an error to the console.
  test.use({ allowedConsole: /^error: Failed to load resource: .* 404 / });

  for (const address of [...onePerTemplate, ...otherStates, nowhere]) {
    test(`${address} is hydrated, moves nothing, breaks no policy and is accessible at every width`, async ({
      page,
    }) => {
      await watchShifts(page);
      await watchPolicy(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address === nowhere ? 404 : 200);
      await waitUntilHydrated(page);
      const faults = await findFaults(page);
      // From here on the journey moves the page itself.
      expect(await readShifts(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      // What is far away is measured when somebody comes near.
      await scrollThrough(page);
      faults.push(...(await findFaults(page)));
      expect(faults).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await readRefused(page)).toEqual([]);
    });
  }
});

const copyLink = ["Share this piece", "Copy link"];

/** What a page says with scripts alone: the controls that do nothing without. */
const scriptedWords: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.home, ["All", "Case Studies", "Insights", "Signals"]],
  [
    paths.contact,
    [
      "Not sure how to start?",
      "Can you audit our funnel?",
      "Help us scale our outbound strategy",
      "Review our messaging and positioning",
      "Build an AI-powered GTM system",
    ],
  ],
  [entryPath("insight", insightSlugs[0] ?? ""), copyLink],
  [entryPath("caseStudy", caseStudySlugs[3] ?? ""), copyLink],
  [entryPath("signal", signalSlug), copyLink],
]);

/** What a reader reads in the page's main part, line by line. */
async function readLines(page: Page): Promise<string[]> {
  // Of what is not laid out yet there is no such text.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  const words = await page.getByRole("main").innerText();
  return words.split("\n").map((line) => line.trim());
}

test("a page of every template says without JavaScript all that it says with it", async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const bare = await context.newPage();
  for (const address of onePerTemplate) {
    await bare.goto(address);
    const said = new Set(await readLines(bare));
    await openHydrated(page, address);
    const added = (await readLines(page)).filter((line) => !said.has(line));
    expect(added, address).toEqual(scriptedWords.get(address) ?? []);
  }
  await context.close();
});
