import { entryPath, listPath, paths, schedulePath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import { readPolicyViolations, watchPolicyViolations } from "../../support/platform/policy-violations.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/site/addresses.ts";

// The console reports the 404 page as an error.
test.use({ ...keepContext, allowedConsole: /^error: Failed to load resource: .* 404 / });

test("hydrates every template without errors, layout shifts, overflow at 320 px or policy violations (spec 2.1)", async ({
  page,
}) => {
  test.slow();
  await watchShifts(page);
  await watchPolicyViolations(page);
  for (const path of [
    paths.home,
    paths.about,
    paths.process,
    paths.hub,
    listPath("insight", "gtm-strategy"),
    paths.marketSignals,
    listPath("caseStudy", "platform-control"),
    `${paths.contact}?mode=full`,
    `${paths.contact}?sent=K7M2-9QXD`,
    paths.privacy,
    entryPath("insight", insightSlugs[0] ?? ""),
    entryPath("caseStudy", caseStudySlugs[3] ?? ""),
    `${entryPath("signal", signalSlug)}?sent=K7M2-9QXD`,
    `${schedulePath}?zone=UTC`,
    "/nowhere",
  ]) {
    await test.step(`hydrates ${path}`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openHydrated(page, path);
      expect(await readShifts(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await readPolicyViolations(page)).toEqual([]);
    });
  }
});
