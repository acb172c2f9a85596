import type { Page } from "@playwright/test";

export const group = "The GTM Edge Resources";
export const narrow = { width: 390, height: 844 };
export const wide = { width: 1280, height: 900 };

/** The group's button, and its fold in the slide-in menu. */
export const activeGroup = ".nav-link[data-active], .mobile-link[data-active]";
export const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
export const menuButton = (page: Page) => page.getByRole("banner").locator(".menu-button");
export const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === "hidden");
