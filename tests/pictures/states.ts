import type { Locator, Page } from "@playwright/test";
import { paths, siteConfig } from "../../src/site/index.ts";
import { caseStudy, insight, type Screen, signal } from "./screens.ts";

/** Widths from which on the header shows its links in a row, in CSS pixels. */
const DESKTOP = 1024;

const submit = siteConfig.contactForm.action;

/** A state that a visitor brings about: how to get there, and which part of the page to take. */
export interface ScreenState extends Screen {
  /** Widths at which there is such a state; all where nothing is said. */
  when?: (width: number) => boolean;
  /** Brings the state about; what it returns is taken alone, else what the window shows. */
  prepare: (page: Page) => Promise<Locator | undefined>;
}

/** States by the screen they belong to. */
export const states: readonly ScreenState[] = [
  {
    name: "home-menu-open",
    path: paths.home,
    when: (width) => width < DESKTOP,
    prepare: async (page) => {
      await page.getByLabel("Open menu").click();
      return undefined;
    },
  },
  {
    name: "home-resources-open",
    path: paths.home,
    when: (width) => width >= DESKTOP,
    prepare: async (page) => {
      await page
        .getByRole("navigation", { name: "Main" })
        .getByText(`${siteConfig.hubName} Resources`)
        .click();
      return undefined;
    },
  },
  {
    name: "cookie-banner",
    path: paths.home,
    prepare: async (page) => {
      await page.locator(".consent-banner").evaluate((banner: HTMLElement) => {
        banner.hidden = false;
      });
      return undefined;
    },
  },
  {
    name: "cookie-dialog",
    path: paths.home,
    prepare: async (page) => {
      await page.evaluate(() => window.openCookiePreferences?.());
      return undefined;
    },
  },
  { name: "modal-open", path: paths.home, prepare: openModal },
  {
    name: "modal-details",
    path: paths.home,
    prepare: async (page) => {
      await openModal(page);
      await page.getByRole("dialog").getByRole("button", { name: "Full details" }).click();
      return undefined;
    },
  },
  {
    name: "modal-sent",
    path: paths.home,
    prepare: async (page) => {
      await openModal(page);
      const modal = page.getByRole("dialog");
      await modal.getByRole("button", { name: "Full details" }).click();
      await modal.getByLabel("Full Name").fill("Asha Rao Iyer");
      await modal.getByLabel("Email").fill("asha@firm.example");
      await modal.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
      await modal.getByLabel("Message").fill("Can you audit our funnel?");
      await modal.getByRole("button", { name: submit }).click();
      await modal.getByText("Thank you!").waitFor();
      return undefined;
    },
  },
  {
    name: "modal-errors",
    path: paths.home,
    prepare: async (page) => {
      await openModal(page);
      const modal = page.getByRole("dialog");
      await modal.getByLabel("LinkedIn URL").fill("https://firm.example/asha-rao");
      await modal.getByLabel("Message").fill("Can you audit our funnel?");
      await modal.getByRole("button", { name: submit }).click();
      await modal.getByRole("alert").waitFor();
      return undefined;
    },
  },
  {
    name: "home-lead-sent",
    path: paths.home,
    prepare: async (page) => {
      const section = page.locator("section").filter({ has: page.locator("#lead-form") });
      await sendProfile(section);
      await section.getByRole("heading", { name: "Thank you!" }).waitFor();
      return section;
    },
  },
  {
    name: "contact-details",
    path: paths.contact,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Full details" }).click();
      return page.getByRole("main");
    },
  },
  {
    name: "contact-errors",
    path: paths.contact,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Full details" }).click();
      await page.getByRole("button", { name: submit }).click();
      await page.getByRole("alert").first().waitFor();
      return page.getByRole("main");
    },
  },
  {
    name: "contact-refused",
    path: paths.contact,
    prepare: async (page) => {
      await refuseForms(page);
      await sendProfile(page);
      await page.getByRole("alert").first().waitFor();
      return undefined;
    },
  },
  {
    name: "contact-sent",
    path: paths.contact,
    prepare: async (page) => {
      await sendProfile(page);
      await page.getByRole("heading", { name: "Thank you!" }).waitFor();
      return page.getByRole("main");
    },
  },
  {
    name: "report-refused",
    path: signal,
    prepare: async (page) => {
      await refuseForms(page);
      const form = await requestReport(page);
      const alert = form.getByRole("alert");
      await alert.waitFor();
      await alert.scrollIntoViewIfNeeded();
      return undefined;
    },
  },
  {
    name: "report-sent",
    path: signal,
    prepare: async (page) => {
      await requestReport(page);
      const thanks = page.getByText("Thanks! Your report is on its way.");
      await thanks.waitFor();
      await thanks.scrollIntoViewIfNeeded();
      return undefined;
    },
  },
  {
    name: "insight-link-copied",
    path: insight,
    prepare: async (page) => {
      const copy = page.getByRole("button", { name: "Copy link" }).first();
      await copy.scrollIntoViewIfNeeded();
      await copy.click();
      return undefined;
    },
  },
  {
    name: "island-offline",
    path: paths.about,
    prepare: async (page) => {
      await page.route(/assets\/(?!entry).*\.js$/, (route) => route.abort("internetdisconnected"));
      await page.reload();
      await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
      await page.getByRole("main").getByRole("button", { name: submit }).waitFor();
      await page
        .getByRole("main")
        .locator("[role=tab], button[aria-expanded]")
        .locator("visible=true")
        .nth(1)
        .click();
      await page.getByText("You appear to be offline.").waitFor();
      return undefined;
    },
  },
  { name: "case-study-on-paper", path: caseStudy, when: (width) => width === 1280, prepare: turnToPrint },
];

/** Screens on which every tab, filter and folding part is to be taken, one by one. */
export const choiceScreens: readonly Screen[] = [
  { name: "home", path: paths.home },
  { name: "about", path: paths.about },
  { name: "insight", path: insight },
];

/** Controls that a visitor chooses with: tabs, filters, folding parts. */
export const choices = "[role=tab], button[aria-pressed], button[aria-expanded], summary";

async function openModal(page: Page): Promise<undefined> {
  await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
  await page.getByRole("dialog").waitFor();
  return undefined;
}

async function sendProfile(part: Page | Locator): Promise<void> {
  await part.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await part.getByLabel("Message").fill("Can you audit our funnel?");
  await part.getByRole("button", { name: submit }).click();
}

async function requestReport(page: Page): Promise<Locator> {
  const form = page.locator("#report-form");
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Company").fill("Firm");
  await form.getByLabel("Work Email").fill("asha@firm.example");
  await form.getByRole("button").click();
  return form;
}

async function refuseForms(page: Page): Promise<void> {
  await page.route("**/api/forms", (route) =>
    route.fulfill({
      status: 503,
      json: {
        ok: false,
        error: "We cannot take your request right now. Please try again in a minute.",
      },
    }),
  );
}

/** A4 less its margins, in CSS pixels. */
const SHEET_WIDTH = 672;

async function turnToPrint(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 });
  await page.emulateMedia({ media: "print" });
  return page.locator("body");
}
