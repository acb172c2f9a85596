import type { Page } from "@playwright/test";
import { entryPath, listPath, paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { caseStudySlugs, everyAddress, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import { readShifts, watchShifts } from "../../support/layout-shifts.ts";
import { readRefused, watchPolicy } from "../../support/policy-violations.ts";
import { scrollThrough } from "../../support/scrolling.ts";

test.use(keepContext);

/** What a query or an unknown slug makes of a page. */
const everyVariant = [
  listPath("insight", "gtm-strategy"),
  listPath("caseStudy", "platform-control"),
  listPath("signal", "precision-outreach"),
  `${paths.moreCaseStudies}?page=2`,
  `${paths.contact}?mode=full`,
  `${paths.contact}?sent=K7M2-9QXD`,
  `${entryPath("signal", signalSlug)}?sent=K7M2-9QXD`,
  entryPath("insight", "unknown"),
];
const nowhere = "/nowhere";

test.describe("every address, with a quiet console (spec 2.1)", () => {
  // The page that is not there is an error to the console.
  test.use({ allowedConsole: /^error: Failed to load resource: .* 404 / });

  for (const address of [...everyAddress, ...everyVariant, nowhere]) {
    test(`${address} is hydrated, moves nothing, breaks no policy and is accessible at every width`, async ({
      page,
    }) => {
      await watchShifts(page);
      await watchPolicy(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address === nowhere ? 404 : 200);
      await waitUntilHydrated(page);
      const faults = await findFaults(page);
      await page.waitForLoadState("networkidle");
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

/** One page of every kind of screen, and what it says with scripts alone: the controls that do nothing without. */
const everyScreen: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.home, ["All", "Case Studies", "Insights", "Signals"]],
  [paths.about, []],
  [paths.process, []],
  [paths.hub, []],
  [paths.caseStudies, []],
  [paths.marketSignals, []],
  [paths.moreInsights, []],
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
  [paths.privacy, []],
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

test("every address is complete without JavaScript, and says all that it says with it", async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const bare = await context.newPage();
  for (const address of everyAddress) {
    await test.step(address, async () => {
      const answer = await bare.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(bare.locator("h1")).toHaveCount(1);
      await expect(bare.getByRole("heading", { level: 1 })).toBeVisible();
      for (const part of ["banner", "main", "contentinfo"] as const) {
        await expect(bare.getByRole(part)).toBeVisible();
      }
      const controls = everyScreen.get(address);
      if (!controls) return;
      const said = new Set(await readLines(bare));
      await openHydrated(page, address);
      expect((await readLines(page)).filter((line) => !said.has(line))).toEqual(controls);
    });
  }
  await context.close();
});
