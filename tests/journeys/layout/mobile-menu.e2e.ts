import type { Page } from "@playwright/test";
import { listPath, paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import {
  activeGroup,
  group,
  header,
  isScrollLocked,
  listLinks,
  menuButton,
  menuPaths,
  narrow,
} from "../../support/header.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test.describe("the bar of narrow screens", () => {
  for (const width of [320, 360, 390, 768, 1023]) {
    test(`leads to contact in one press at ${width} px, and leaves it to the menu while that is open`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, paths.about);
      const links = page.getByRole("banner").getByRole("link", { name: "Contact Us" });
      await expect(links).toHaveCount(1);
      const box = await links.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (await menuButton(page).boundingBox())?.x ?? 0,
      );
      await menuButton(page).click();
      await expect(links).toHaveCount(1);
      await expect(page.locator(".mobile-panel").getByRole("link", { name: "Contact Us" })).toBeVisible();
      await menuButton(page).click();
      await links.click();
      await expect(page).toHaveURL(paths.contact);
    });
  }
});

test.describe("the menu of narrow screens (spec 2.2, 4.3)", () => {
  test.use({ viewport: narrow, hasTouch: true });
  const panel = (page: Page) => page.locator(".mobile-panel");

  async function openMenu(page: Page, address: string = paths.about) {
    await openHydrated(page, address);
    await menuButton(page).tap();
    await expect(panel(page)).toBeVisible();
  }

  test("slides in with the same links, the resources in a group that folds", async ({ page }) => {
    await openMenu(page);
    expect(await panel(page).evaluate((element) => getComputedStyle(element).animationName)).toBe("slide-in");
    await expect(panel(page).getByRole("link", { name: "Insights" })).toBeHidden();
    await panel(page).getByText(group).tap();
    expect(await listLinks(header(page))).toEqual(menuPaths);
    for (const link of await panel(page).getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await panel(page).getByText(group).tap();
    await expect(panel(page).getByRole("link", { name: "Insights" })).toBeHidden();
  });

  test("has the group open where the visitor is in it", async ({ page }) => {
    await openMenu(page, listPath("insight"));
    await expect(panel(page).getByRole("link", { name: "Insights" })).toHaveAttribute("aria-current", "page");
    await expect(panel(page).locator(activeGroup)).toHaveText(group);
  });

  test("locks the page's scroll, and unlocks it", async ({ page }) => {
    await openMenu(page);
    await expect.poll(() => isScrollLocked(page)).toBe(true);
    await menuButton(page).tap();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => isScrollLocked(page)).toBe(false);
  });

  test("closes when an item is chosen, and on a press beside it", async ({ page }) => {
    await openMenu(page);
    await panel(page).getByRole("link", { name: "Our Process" }).tap();
    await expect(page).toHaveURL(paths.process);
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => isScrollLocked(page)).toBe(false);
    await page.setViewportSize({ width: 900, height: 800 });
    await menuButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(100, 500);
    await expect(panel(page)).toBeHidden();
  });

  test("keeps Tab off the page behind it; Escape closes it and returns the focus", async ({ page }) => {
    await openMenu(page);
    for (const part of ["main", "footer"])
      await expect(page.locator(`body > ${part}`)).toHaveJSProperty("inert", true);
    const isBehind = () =>
      page.evaluate(() => document.activeElement?.matches(":is(main, footer), :is(main, footer) *"));
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press("Tab");
      expect(await isBehind()).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    for (const part of ["main", "footer"])
      await expect(page.locator(`body > ${part}`)).toHaveJSProperty("inert", false);
  });

  test("says in its name whether it opens or closes", async ({ page }) => {
    await openMenu(page);
    await expect(menuButton(page)).toHaveAccessibleName("Close menu");
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAccessibleName("Open menu");
  });

  test("has no accessibility fault while it is open, folded or not", async ({ page }) => {
    await openMenu(page);
    await page.waitForTimeout(250);
    expect(await findFaults(page)).toEqual([]);
    await panel(page).getByText(group).tap();
    expect(await findFaults(page)).toEqual([]);
  });
});
