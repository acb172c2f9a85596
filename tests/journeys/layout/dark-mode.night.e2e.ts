import type { Locator } from "@playwright/test";
import { entryPath, listPath, paths, schedulePath } from "#config/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use({ ...keepContext, allowedConsole: /^error: Failed to load resource: .* 404 / });

const insight = entryPath("insight", insightSlugs[0] ?? "");
const screens = [
  paths.home,
  paths.process,
  listPath("insight"),
  paths.contact,
  insight,
  entryPath("caseStudy", caseStudySlugs[3] ?? ""),
  entryPath("signal", signalSlug),
  `${schedulePath}?zone=UTC`,
  "/nowhere",
];

for (const path of screens)
  test(`${path} has no accessibility violations in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openHydrated(page, path);
    expect(await readLightness(page.locator("body"))).toBeLessThan(0.1);
    expect(await findViolations(page)).toEqual([]);
  });

test("prints black text on white in dark mode", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await openHydrated(page, insight);
  expect(await readLightness(page.locator("body"))).toBe(1);
  const words = page.locator(".prose p").first();
  expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
});

/** Returns the lightness of an element's background, 0 to 1. */
function readLightness(element: Locator): Promise<number> {
  return element.evaluate((body) => {
    const parts = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / (3 * 255);
  });
}
