import type { Locator, Page } from "@playwright/test";
import { listPath, paths } from "#config/index.ts";

export const group = "The Pricing Desk Resources";
export const narrow = { width: 390, height: 844 };
export const wide = { width: 1280, height: 900 };

/** The resources menu's button, and its section in the slide-in menu, when marked as active. */
export const activeGroup = ".nav-link[data-active], .mobile-link[data-active]";
export const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
export const menuButton = (page: Page) => page.getByRole("banner").locator(".menu-button");

/** Paths of the links in the main menu, in order (spec 2.2). */
export const menuPaths = [
  paths.home,
  paths.about,
  paths.process,
  listPath("insight"),
  listPath("caseStudy"),
  listPath("signal"),
  paths.contact,
];
export const listLinks = (menu: Locator) =>
  menu.getByRole("link").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
