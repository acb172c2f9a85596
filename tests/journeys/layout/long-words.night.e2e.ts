import { entryPath, paths } from "#config/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

for (const path of [
  paths.home,
  paths.insights,
  paths.moreInsights,
  paths.contact,
  entryPath("insight", insightSlugs[0] ?? ""),
])
  test(`${path} wraps words of 32 letters on phones`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, path);
    await page.locator("main :is(h1, h2, h3, p, li, a, span, label), footer a").evaluateAll((texts) => {
      for (const text of texts)
        if (text.childElementCount === 0 && text.textContent?.trim())
          text.textContent = "Finanzdienstleistungsunternehmen";
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
