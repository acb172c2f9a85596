import { listPath, paths } from "../../src/site/index.ts";
import { expect, test } from "./journey.ts";

const group = "The Pricing Desk Resources";
const path = () => location.pathname;

test("the resources menu opens, closes on Escape and leads to a list", async ({ page }) => {
  await page.open(paths.about);
  const isOpen = () => page.isVisible("#resources-menu");
  await page.click(".resources-button", group);
  await expect.poll(isOpen).toBe(true);
  await page.press("Escape");
  await expect.poll(isOpen).toBe(false);
  await page.click(".resources-button", group);
  await page.click("#resources-menu a", "Market Signals");
  await expect.poll(() => page.run(path)).toBe(listPath("signal"));
});

test("the menu of narrow screens keeps the focus, returns it and leads to a list", async ({ page }) => {
  await page.resize(390, 844);
  await page.open(paths.about);
  const isOpen = () => page.isVisible("#mobile-menu");
  await page.click(".menu-button", "Open menu");
  await expect.poll(isOpen).toBe(true);
  for (let key = 0; key < 12; key += 1) {
    await page.press("Tab");
    expect(await page.run(() => document.activeElement?.closest("main, footer") === null)).toBe(true);
  }
  await page.run(() => document.querySelector<HTMLElement>("#mobile-menu a")?.focus());
  await page.press("Escape");
  await expect.poll(isOpen).toBe(false);
  expect(await page.focused()).toBe("Open menu");
  await page.click(".menu-button", "Open menu");
  await page.click("#mobile-menu summary", group);
  await page.click("#mobile-menu a", "Insights");
  await expect.poll(() => page.run(path)).toBe(listPath("insight"));
  await expect.poll(isOpen).toBe(false);
});
