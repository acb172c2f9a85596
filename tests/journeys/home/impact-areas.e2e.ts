import { desktop, openStill, phone, shownArea } from "../../support/home-page.ts";
import { expect, test } from "../../support/journey.ts";

test.describe("Where We Drive the Most Impact (spec 4.4, 9)", () => {
  const areas = [
    "GTM campaigns for new markets",
    "Revamping stalled funnels",
    "Omnichannel management",
    "Website and SEO growth",
    "Social and professional-network amplification",
    "Reporting and analytics",
  ];

  test("moves on every 5 s on desktop, through all six and back to the first", async ({ page }) => {
    await openStill(page, desktop);
    await expect(page.locator(".impact-button")).toHaveText(areas);
    await page.clock.runFor(4_900);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.clock.runFor(100);
    for (const area of [...areas.slice(1), areas[0] ?? ""]) {
      await expect(shownArea(page)).toHaveText(area);
      await page.clock.runFor(5_000);
    }
  });

  test("pauses for 10 s after a choice, though the focus stays on what was clicked", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Website and SEO growth" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(14_900);
    await expect(shownArea(page)).toHaveText("Website and SEO growth");
    await page.clock.runFor(100);
    await expect(shownArea(page)).toHaveText("Social and professional-network amplification");
  });

  test("pauses while the pointer is on it and for 2 s after", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "GTM campaigns for new markets" }).hover();
    await page.clock.runFor(30_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_900);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.clock.runFor(100);
    await expect(shownArea(page)).toHaveText("Revamping stalled funnels");
  });

  test("pauses while the keyboard is in it", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Revamping stalled funnels" }).focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText("Revamping stalled funnels");
  });

  test("can be paused for good", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Pause Where We Drive the Most Impact" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
  });

  test("does not change the page's height when it moves on", async ({ page }) => {
    await openStill(page, desktop);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const area of areas) {
      await page.getByRole("button", { name: area }).click();
      expect(await height()).toBe(before);
    }
  });

  test("stays still on narrow screens, where one opens at a time and the open one closes", async ({
    page,
  }) => {
    await openStill(page, phone);
    await page.clock.runFor(30_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveText("Omnichannel management");
    await expect(page.getByText("One calendar holds every touch")).toBeVisible();
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveCount(0);
    await expect(page.getByText("One calendar holds every touch")).toBeHidden();
  });
});
