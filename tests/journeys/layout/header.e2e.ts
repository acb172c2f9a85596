import type { Page } from "@playwright/test";
import { entryPath, listPath, paths, siteConfig } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { insightSlugs } from "../../support/addresses.ts";
import {
  activeGroup,
  group,
  header,
  listLinks,
  menuButton,
  menuPaths,
  narrow,
  wide,
} from "../../support/header.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test.describe("the header on wide screens (spec 2.2)", () => {
  test.use({ viewport: wide });

  test("leads to Home, About Us, Our Process, three resources and Contact Us", async ({ page }) => {
    await page.goto(paths.about);
    await header(page).getByRole("button", { name: group }).click();
    expect(await listLinks(header(page))).toEqual(menuPaths);
    await expect(header(page).getByRole("button", { name: group })).toHaveAttribute("aria-expanded", "true");
  });

  test("has one link named 'Home', as the footer has; the logo leads there by the brand's name", async ({
    page,
  }) => {
    await page.goto(paths.about);
    for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
      await expect(part.getByRole("link", { name: "Home" })).toHaveCount(1);
      await expect(part.getByRole("link", { name: siteConfig.brand, exact: true })).toHaveAttribute(
        "href",
        paths.home,
      );
    }
  });

  test("the highlight moves with the visitor", async ({ page }) => {
    await page.goto(paths.home);
    await header(page).getByRole("button", { name: group }).click();
    await header(page).getByRole("link", { name: "Market Signals" }).click();
    await expect(page).toHaveURL(listPath("signal"));
    await expect(header(page).locator(activeGroup)).toHaveCount(1);
    await expect(header(page).locator("[aria-current]")).toHaveCount(1);
  });

  test("stays in view while the page scrolls", async ({ page }) => {
    await page.goto(paths.home);
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await expect(header(page)).toBeInViewport();
  });
});

test.describe("the resources dropdown (spec 4.3)", () => {
  test.use({ viewport: wide });
  const panel = (page: Page) => header(page).locator(".nav-panel");

  async function openDropdown(page: Page) {
    await openHydrated(page, paths.about);
    await header(page).getByRole("button", { name: group }).click();
    await expect(panel(page)).toBeVisible();
  }

  test("names each place by its label and describes it by the line below", async ({ page }) => {
    await openDropdown(page);
    for (const [name, about] of [
      ["Insights", /go-to-market system/],
      ["Case Studies", /with what result/],
      ["Market Signals", /shifts in the market/i],
    ] as const) {
      const link = panel(page).getByRole("link", { name, exact: true });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAccessibleDescription(about);
      await expect(link).toContainText(about);
    }
  });

  test("closes on an outside mouse press, before the button comes up", async ({ page }) => {
    await openDropdown(page);
    await page.mouse.move(200, 600);
    await page.mouse.down();
    await expect(panel(page)).toBeHidden();
    await page.mouse.up();
  });

  test("stays open on a press inside it that chooses nothing", async ({ page }) => {
    await openDropdown(page);
    const box = await panel(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
    await expect(panel(page)).toBeVisible();
  });

  test("closes when an item is chosen", async ({ page }) => {
    await openDropdown(page);
    await panel(page).getByRole("link", { name: "Insights" }).click();
    await expect(page).toHaveURL(listPath("insight"));
    await expect(panel(page)).toBeHidden();
  });

  test("closes on its own button and on Escape, which returns the focus", async ({ page }) => {
    await openDropdown(page);
    await header(page).getByRole("button", { name: group }).click();
    await expect(panel(page)).toBeHidden();
    const button = header(page).getByRole("button", { name: group });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link", { name: "Insights" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("has no accessibility fault while it is open", async ({ page }) => {
    await openDropdown(page);
    expect(await findFaults(page)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdown and menu open and lead on", async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(paths.home);
    await header(page).getByText(group).click();
    await header(page).getByRole("link", { name: "Case Studies" }).click();
    await expect(page).toHaveURL(paths.caseStudies);
    await page.setViewportSize(narrow);
    await menuButton(page).click();
    await page.locator(".mobile-panel").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(paths.about);
  });
});

test.describe("under constraints", () => {
  for (const address of [paths.home, paths.about, entryPath("insight", insightSlugs[0] ?? "")]) {
    test(`${address} does not scroll sideways at 320 px, which is 400% of 1280`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openHydrated(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await menuButton(page).click();
      await expect(page.locator(".mobile-panel").getByRole("link", { name: "Contact Us" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  for (const width of [320, 390, 1024]) {
    test(`a brand of up to 24 characters fits the header at ${width} px, beside a button of one line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(paths.about);
      await page.evaluate(() => document.fonts.ready);
      for (const brand of ["Northbeamers", "Northbeam Partners", "Northbeam Growth Studios"]) {
        const name = page.getByRole("banner").locator(".wordmark > span");
        await name.evaluate((span, text) => {
          span.textContent = text;
          // As the server marks a name of more than ten characters.
          span.setAttribute("data-long", "true");
        }, brand);
        const isCut = await name.evaluate(
          (span) => span.scrollWidth > span.clientWidth || span.scrollHeight > span.clientHeight,
        );
        expect(isCut, brand).toBe(false);
        const button = page.getByRole("banner").getByRole("link", { name: "Contact Us" });
        expect(await button.evaluate((link) => link.clientHeight), brand).toBeLessThan(45);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), brand).toBe(width);
      }
    });
  }

  test("in forced colors the current place, the menu's edge and the focus can be seen", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize(wide);
    await openHydrated(page, paths.about);
    const mark = await header(page)
      .locator("[aria-current]")
      .evaluate((link) => getComputedStyle(link, "::after").borderBottomWidth);
    expect(Number.parseFloat(mark)).toBeGreaterThanOrEqual(1);
    await header(page).getByText(group).click();
    const edge = await header(page)
      .locator(".nav-panel")
      .evaluate((panel) => getComputedStyle(panel).borderTopWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth };
    });
    expect(outline).toEqual({ outlineStyle: "solid", outlineWidth: "2px" });
  });
});
