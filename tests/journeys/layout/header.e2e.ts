import { listPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import {
  activeGroup,
  group,
  header,
  listLinks,
  menuButton,
  menuPaths,
  narrow,
  wide,
} from "../../support/site/header.ts";

test.use(keepContext);

test("shows the header and its resources menu on wide screens (spec 2.2, 4.3)", async ({ page }) => {
  await page.setViewportSize(wide);
  await openHydrated(page, paths.about);
  const button = header(page).getByRole("button", { name: group });
  const menu = header(page).locator(".nav-panel");

  await test.step("keeps the header in view while the page scrolls", async () => {
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await expect(header(page)).toBeInViewport();
  });

  await test.step("shows links to Home, About Us, Our Process, three resources and Contact Us in the header", async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await listLinks(header(page))).toEqual(menuPaths);
    const link = menu.getByRole("link", { name: "Insights", exact: true });
    await expect(link).toHaveAccessibleDescription(/go-to-market system/);
  });

  await test.step("has no accessibility violations while the resources menu is open", async () => {
    expect(await findViolations(page, ".site-header")).toEqual([]);
  });

  await test.step("keeps the menu open when a click inside doesn't hit an item", async () => {
    const box = await menu.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
    await expect(menu).toBeVisible();
  });

  await test.step("closes the menu as soon as a mouse button is pressed outside", async () => {
    await page.mouse.move(200, 600);
    await page.mouse.down();
    await expect(menu).toBeHidden();
    await page.mouse.up();
  });

  await test.step("closes the menu with its button or Escape, which returns focus", async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Insights" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("closes the menu when Tab or Shift+Tab moves focus out of it", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press("Enter");
    for (let key = 0; key < 3; key += 1) await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Market Signals" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Contact Us" })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  await test.step("shows the current item, the menu's edge and focus in forced-colors mode", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const mark = await header(page)
      .locator("[aria-current]")
      .evaluate((link) => getComputedStyle(link, "::after").borderBottomWidth);
    expect(Number.parseFloat(mark)).toBeGreaterThanOrEqual(1);
    await button.click();
    const edge = await menu.evaluate((panel) => getComputedStyle(panel).borderTopWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth };
    });
    expect(outline).toEqual({ outlineStyle: "solid", outlineWidth: "2px" });
  });

  await test.step("closes the menu when an item is chosen, and highlights only that item", async () => {
    await menu.getByRole("link", { name: "Market Signals" }).click();
    await expect(page).toHaveURL(listPath("signal"));
    await expect(menu).toBeHidden();
    await expect(header(page).locator(activeGroup)).toHaveCount(1);
    await expect(header(page).locator("[aria-current]")).toHaveCount(1);
  });
});

test.describe("the header without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the resources menu and the narrow-screen menu without JavaScript, and their links work", async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(paths.privacy);
    await header(page).getByText(group).click();
    await header(page).getByRole("link", { name: "Case Studies" }).click();
    await expect(page).toHaveURL(paths.caseStudies);
    await page.setViewportSize(narrow);
    await menuButton(page).click();
    await page.locator(".mobile-panel").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(paths.about);
  });
});
