import { entryPath, listPath, paths } from "../../src/site/index.ts";
import { findFaults } from "../support/accessibility.ts";
import { everyAddress, signalSlug } from "../support/addresses.ts";
import { expect, keepContext, test } from "../support/journey.ts";
import { readShifts, watchShifts } from "../support/layout-shifts.ts";
import { waitUntilAlive } from "../support/open-alive.ts";
import { readRefused, watchPolicy } from "../support/policy-violations.ts";

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
    test(`${address} comes alive, moves nothing, breaks no policy and is accessible at every width`, async ({
      page,
    }) => {
      await watchShifts(page);
      await watchPolicy(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address === nowhere ? 404 : 200);
      await waitUntilAlive(page);
      const faults = await findFaults(page);
      await page.waitForLoadState("networkidle");
      // From here on the journey moves the page itself.
      expect(await readShifts(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      faults.push(...(await findFaults(page)));
      expect(faults).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await readRefused(page)).toEqual([]);
    });
  }
});
