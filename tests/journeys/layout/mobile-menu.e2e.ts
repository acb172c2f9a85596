import type { Page } from "@playwright/test";
import { listPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated, waitUntilStarted } from "../../support/platform/hydrated.ts";
import {
  activeGroup,
  group,
  header,
  listLinks,
  menuButton,
  menuPaths,
  narrow,
} from "../../support/site/header.ts";

test.use({ ...keepContext, viewport: narrow, hasTouch: true });

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === "hidden");

test("opens and closes the narrow-screen menu (spec 2.2, 4.3)", async ({ page }) => {
  await openHydrated(page, paths.about);
  const menu = page.locator(".mobile-panel");
  const insights = menu.getByRole("link", { name: "Insights" });
  const expectInert = async (isInert: boolean) => {
    for (const part of ["main", "footer"])
      await expect(page.locator(`body > ${part}`)).toHaveJSProperty("inert", isInert);
  };

  await test.step("slides the menu in, locks page scrolling, and renames the button 'Close menu'", async () => {
    await expect(menuButton(page)).toHaveAccessibleName("Open menu");
    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await expect(menuButton(page)).toHaveAccessibleName("Close menu");
    await expect.poll(() => isScrollLocked(page)).toBe(true);
    expect(await menu.evaluate((element) => getComputedStyle(element).animationName)).toBe("slide-in");
    await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  });

  await test.step("shows the same links as the header, with the resources in a collapsible group", async () => {
    await expect(insights).toBeHidden();
    await menu.getByText(group).tap();
    expect(await listLinks(header(page))).toEqual(menuPaths);
    for (const link of await menu.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step("has no accessibility violations in the open menu", async () => {
    expect(await findViolations(page, ".site-header")).toEqual([]);
    await menu.getByText(group).tap();
    await expect(insights).toBeHidden();
  });

  await test.step("keeps Tab inside the open menu, and returns focus on Escape", async () => {
    await expectInert(true);
    for (let key = 0; key < 15; key += 1) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(() => document.activeElement?.closest("main, footer") ?? null);
      expect(isBehind).toBeNull();
    }
    await menu.getByRole("link", { name: "Our Process" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAccessibleName("Open menu");
    await expectInert(false);
    await expect.poll(() => isScrollLocked(page)).toBe(false);
  });

  await test.step("closes the menu on a tap on its button or outside the menu", async () => {
    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await menuButton(page).tap();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(100, 500);
    await expect(menu).toBeHidden();
  });

  await test.step("closes the menu when a link is chosen, and starts with the group expanded on a page in the group", async () => {
    await menuButton(page).tap();
    await menu.getByText(group).tap();
    await insights.tap();
    await expect(page).toHaveURL(listPath("insight"));
    await waitUntilStarted(page);
    await expect(menu).toBeHidden();
    await expect.poll(() => isScrollLocked(page)).toBe(false);
    await menuButton(page).tap();
    await expect(insights).toHaveAttribute("aria-current", "page");
    await expect(menu.locator(activeGroup)).toHaveText(group);
  });
});
