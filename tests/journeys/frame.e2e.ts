import type { Page } from "@playwright/test";
import { entryPath, filePaths, listPath, morePath, paths, siteConfig } from "../../src/site/index.ts";
import { findFaults } from "../support/accessibility.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/addresses.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, keepContext, test } from "../support/journey.ts";

test.use(keepContext);

const group = "The GTM Edge Resources";
const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/** The group's button, and its fold in the slide-in menu. */
const activeGroup = ".nav-link[data-active], .mobile-link[data-active]";
const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menuButton = (page: Page) => page.getByRole("banner").locator(".menu-button");
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === "hidden");

test.describe("the header on wide screens (spec 2.2)", () => {
  test.use({ viewport: wide });

  test("leads to Home, About Us, Our Process, three resources and Contact Us", async ({ page }) => {
    await page.goto(paths.about);
    await header(page).getByRole("button", { name: group }).click();
    const links = await header(page)
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      paths.home,
      paths.about,
      paths.process,
      listPath("insight"),
      listPath("caseStudy"),
      listPath("signal"),
      paths.contact,
    ]);
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

  for (const [address, name] of [
    [paths.home, "Home"],
    [paths.about, "About Us"],
    [paths.aboutUs, "About Us"],
    [paths.process, "Our Process"],
    [paths.contact, "Contact Us"],
  ] as const) {
    test(`highlights '${name}' on ${address}, and nothing else`, async ({ page }) => {
      await page.goto(address);
      const current = header(page).locator("[aria-current]");
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAccessibleName(name);
      await expect(header(page).locator("[data-active]")).toHaveCount(0);
    });
  }

  for (const [address, name] of [
    [listPath("insight"), "Insights"],
    [morePath("insight"), "Insights"],
    [entryPath("insight", insightSlugs[0] ?? ""), "Insights"],
    [listPath("caseStudy"), "Case Studies"],
    [entryPath("caseStudy", caseStudySlugs[0] ?? ""), "Case Studies"],
    [listPath("signal"), "Market Signals"],
    [entryPath("signal", signalSlug), "Market Signals"],
  ] as const) {
    test(`highlights the resources group and '${name}' in it on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(header(page).locator(activeGroup)).toHaveText(group);
      await header(page).getByRole("button", { name: group }).click();
      await expect(header(page).locator("[aria-current]")).toHaveCount(1);
      await expect(header(page).getByRole("link", { name })).toHaveAttribute("aria-current", /page|true/);
    });
  }

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
    const links = await header(page)
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      paths.home,
      paths.about,
      paths.process,
      listPath("insight"),
      listPath("caseStudy"),
      listPath("signal"),
      paths.contact,
    ]);
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

test.describe("the footer (spec 2.2)", () => {
  test("holds tagline, contact details, the specified links and the copyright line", async ({ page }) => {
    await page.goto(paths.home);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(siteConfig.tagline);
    await expect(footer).toContainText("Bengaluru");
    await expect(footer).toContainText("© 2025");
    await expect(footer.getByRole("link", { name: siteConfig.emails.sales })).toHaveAttribute(
      "href",
      `mailto:${siteConfig.emails.sales}`,
    );
    await expect(footer.getByRole("link", { name: siteConfig.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
    for (const [name, path] of [
      ["Home", paths.home],
      ["About Us", paths.aboutUs],
      ["Contact Us", paths.contact],
      ["The GTM Edge", paths.hub],
      ["Case Studies", paths.caseStudies],
      ["Insights", paths.insights],
      ["Market Signals", paths.marketSignals],
      ["Privacy", paths.privacy],
      ["Terms", paths.terms],
      ["Cookie Preferences", paths.cookiePreferences],
      ["Sitemap", filePaths.sitemap],
      ["LinkedIn", siteConfig.linkedinUrl],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
  });

  test("its links answer, each with the page it names", async ({ page, request }) => {
    await page.goto(paths.home);
    const addresses = await page
      .getByRole("contentinfo")
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL(paths.terms);
  });
});

test.describe("the 404 page (spec 2.10)", () => {
  test.use({ allowedConsole: /404/ });

  test("is the same without JavaScript, but for 'Go Back'", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/nowhere`);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden();
    await page.getByRole("link", { name: "Contact Support" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
    await context.close();
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
