import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { expect, test } from "../../support/journey.ts";
import { onePerTemplate } from "../../support/page-templates.ts";

test.use({ javaScriptEnabled: false });

/** What is not to be seen: code, folds and layers that open by themselves, words for screen readers, idle controls. */
const unseenOnPurpose = [
  "script, style, svg",
  "details:not([open])",
  "[class*='noscript:hidden'], .sr-only, .off-screen",
  // Cards of a filter, which 'See All' leads to.
  "[data-within][hidden]",
  // Descriptions of links.
  "span[hidden][id]",
].join();

/** Texts of the main part that a reader can neither see nor open. */
function listUnseen(page: Page) {
  return page.getByRole("main").evaluate((main, onPurpose) => {
    const unseen: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest(onPurpose)) continue;
      const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown) unseen.push(text.slice(0, 60));
    }
    return unseen;
  }, unseenOnPurpose);
}

for (const address of onePerTemplate) {
  test(`${address} shows all its words without JavaScript`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const hidden: string[][] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      hidden.push(await listUnseen(page));
    }
    // What stands beside the text on one kind of screen alone is hidden on the other.
    const [wide = [], narrow = []] = hidden;
    expect(wide.filter((text) => narrow.includes(text))).toEqual([]);
  });
}

test("every panel of every part that a script would fold is open", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [address, panels, count] of [
    [paths.home, ".impact-panel", 6],
    [paths.about, ".rotator-approach .rotator-panel", 4],
    [paths.about, ".rotator-motions .rotator-panel", 6],
    [entryPath("insight", insightSlugs[0] ?? ""), ".tab-panel", 3],
  ] as const) {
    await page.goto(address);
    const found = page.locator(panels);
    await expect(found).toHaveCount(count);
    for (const panel of await found.all()) await expect(panel).toBeVisible();
  }
});

test("no button stands there that would do nothing", async ({ page }) => {
  for (const address of onePerTemplate) {
    await page.goto(address);
    const idle = await page
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) =>
              button.checkVisibility() &&
              !button.closest("summary") &&
              !button.matches("[popovertarget], [type=submit], .impact-button, .rotator-button"),
          )
          .map((button) => button.outerHTML.slice(0, 120)),
      );
    expect(idle, address).toEqual([]);
  }
});
