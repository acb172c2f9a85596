import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { filePaths, listPath, paths } from "#config/index.ts";
import { CONSENT_KEY, necessaryOnly, writeConsentRecord } from "#site/consent/consent-record.ts";
import { type RunningSite, startSite } from "../support/server/running-site.ts";
import { type Browser, startFirefox, startWebkit } from "./browsers.ts";

const group = "The Pricing Desk Resources";
const open = (path: string) => browser.goto(site.origin + path);
let site: RunningSite;
let browser: Browser;

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebkit],
])("in %s", (_name, start) => {
  beforeAll(async () => {
    site = await startSite({ FORM_LIMITS: "off" });
    browser = await start();
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    browser.errors.length = 0;
    await browser.resize(1280, 900);
    await open(filePaths.robots);
    await browser.run(store, CONSENT_KEY, writeConsentRecord(necessaryOnly, Date.UTC(2025, 0, 1)));
  });
  afterEach(() => expect(browser.errors).toEqual([]));

  it("opens the resources menu, closes it on Escape and follows its link", async () => {
    await open(paths.about);
    await browser.click(".resources-button", group);
    await expect.poll(() => browser.isVisible("#resources-menu")).toBe(true);
    await browser.press("Escape");
    await expect.poll(() => browser.isVisible("#resources-menu")).toBe(false);
    await browser.click(".resources-button", group);
    await browser.click("#resources-menu a", "Market Signals");
    await expect.poll(() => browser.run(readPath)).toBe(listPath("signal"));
  });

  it("traps focus in the mobile menu and restores it when the menu closes", async () => {
    await browser.resize(390, 844);
    await open(paths.about);
    await browser.click(".menu-button", "Open menu");
    await expect.poll(() => browser.isVisible("#mobile-menu")).toBe(true);
    for (let key = 0; key < 12; key += 1) {
      await browser.press("Tab");
      expect(await browser.run(() => document.activeElement?.closest("main, footer") === null)).toBe(true);
    }
    await browser.run(() => document.querySelector<HTMLElement>("#mobile-menu a")?.focus());
    await browser.press("Escape");
    await expect.poll(() => browser.isVisible("#mobile-menu")).toBe(false);
    expect(await browser.run(nameFocused)).toBe("Open menu");
  });

  it("reports missing input in the contact form, then stores a lead and thanks the visitor", async () => {
    await open(paths.contact);
    await expect.poll(() => browser.run(nameFocused)).toContain("LinkedIn URL");
    await browser.click("main button", "Talk to a Pricing Expert");
    await expect.poll(() => browser.isVisible("[role=alert]", "LinkedIn URL is required")).toBe(true);
    await browser.fill("main [name=linkedinUrl]", "https://www.linkedin.com/in/asha-rao");
    await browser.fill("main [name=message]", "Help us scale");
    await browser.click("main button", "Talk to a Pricing Expert");
    await expect.poll(() => browser.run(nameFocused)).toBe("Thank you!");
    const lead = { formType: "contact", message: "Help us scale", sourcePath: paths.contact };
    expect(await site.listLeads()).toContainEqual(expect.objectContaining(lead));
  });

  it("books a call in the scheduling dialog", async () => {
    await open(paths.process);
    await browser.click("main a", "Schedule a Call");
    await browser.click("dialog[open] fieldset:nth-of-type(2) label");
    await browser.fill("dialog[open] [name=firstName]", "Asha");
    await browser.fill("dialog[open] [name=email]", "asha@firm.example");
    await browser.click("dialog[open] button[type=submit]", "Schedule a Call");
    await expect.poll(() => browser.run(nameFocused)).toBe("Your call is booked");
    const lead = { formType: "schedule", firstName: "Asha", email: "asha@firm.example" };
    expect(await site.listLeads()).toContainEqual(expect.objectContaining(lead));
  });

  it("saves a toggle in the preferences dialog immediately, and closes the dialog on Escape", async () => {
    await browser.run(store, CONSENT_KEY, null);
    await open(paths.about);
    await browser.click(".consent-banner a", "Cookie Preferences");
    await browser.click("dialog[open] [role=switch][name=analytics]");
    const stored = { necessary: true, analytics: true, marketing: false };
    await expect.poll(() => browser.run(readPreferences, CONSENT_KEY)).toEqual(stored);
    await browser.press("Escape");
    await expect.poll(() => browser.isVisible("dialog[open]")).toBe(false);
    expect(await browser.isVisible(".consent-banner")).toBe(false);
  });
});

// The functions below run in the page.
function store(key: string, record: string | null): void {
  sessionStorage.clear();
  localStorage.clear();
  if (record) localStorage.setItem(key, record);
}

function readPath(): string {
  return location.pathname;
}

function readPreferences(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? "null")?.preferences;
}

function nameFocused(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (element?.getAttribute("aria-label") ?? (label ?? element)?.textContent ?? "").trim();
}
