import type { Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { holdChunks } from "../../support/chunks.ts";
import { fillLinkedin } from "../../support/contact-form.ts";
import { openControl, scriptedControls } from "../../support/controls.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";

async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdChunks(page);
  await page.goto(address);
  await waitUntilStarted(page);
  return release;
}

test.describe("a click before the script of its control has loaded", () => {
  for (const control of scriptedControls) {
    test(`takes effect once, when the script has loaded: ${control.name}`, async ({ page }) => {
      const release = await holdChunks(page);
      await openControl(page, control);
      await waitUntilStarted(page);
      const island = page.locator(`page-island[name="${control.island}"]`).first();
      await control.find(page).click();
      await expect(control.find(page)).toHaveAttribute("aria-busy", "true");
      await expect(island).not.toHaveAttribute("hydrated");
      release();
      await control.expectPressed(page);
      await expect(control.find(page)).not.toHaveAttribute("aria-busy");
      await expect(page.locator(`page-island[name="${control.island}"][hydrated]`)).not.toHaveCount(0);
      await waitUntilIdle(page);
      await control.expectPressed(page);
    });
  }

  test("'Copy link' writes to the clipboard once", async ({ page }) => {
    const control = scriptedControls.find(({ island }) => island === "ShareBox");
    if (!control) throw new Error("There is no share box.");
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text) => {
        copied.push(text);
        return write(text);
      };
    });
    const release = await holdChunks(page);
    await openControl(page, control);
    await waitUntilStarted(page);
    await control.find(page).click();
    release();
    await control.expectPressed(page);
    expect(await page.evaluate(() => Reflect.get(window, "copied"))).toEqual([page.url()]);
  });

  test("switches the form's mode, and keeps what is typed", async ({ page }) => {
    const release = await openHeld(page, paths.contact);
    await page.getByLabel("Message").fill("Typed before the script came");
    await page.getByRole("button", { name: "Full details" }).click();
    release();
    await expect(page.getByLabel("First Name")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Typed before the script came");
    expect(new URL(page.url()).search).toBe("");
  });

  for (const address of [paths.contact, paths.home]) {
    test(`sends the form of ${address} once, with what was typed`, async ({ page, site }) => {
      const message = `Faster than the script of ${address}`;
      const release = await openHeld(page, address);
      await fillLinkedin(page, message);
      await page.getByRole("button", { name: submit }).last().click();
      release();
      await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
      const leads = await site.listLeads();
      expect(leads.filter((lead) => lead.message === message)).toHaveLength(1);
    });
  }

  test("sends a form that is submitted with the Enter key", async ({ page, site }) => {
    const release = await openHeld(page, paths.contact);
    await fillLinkedin(page, "Sent by the Enter key");
    await page.getByLabel("LinkedIn URL").press("Enter");
    release();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "Sent by the Enter key")).toHaveLength(1);
  });

  test("loads more once", async ({ page }) => {
    const release = await openHeld(page, paths.moreInsights);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    release();
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(6);
    await waitUntilIdle(page);
    await expect(cards).toHaveCount(6);
  });

  test("opens the contact modal", async ({ page }) => {
    const release = await openHeld(page, paths.about);
    await page.getByRole("main").getByRole("button", { name: submit }).click();
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(paths.about);
  });
});

test("what is typed before the script loads stays, and so does the focus", async ({ page }) => {
  const release = await openHeld(page, paths.contact);
  await fillLinkedin(page, "Still here");
  await page.getByLabel("Message").evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  release();
  await expect(page.locator('page-island[name="PageForm"]')).toHaveAttribute("hydrated");
  await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/asha-rao");
  await expect(page.getByLabel("Message")).toHaveValue("Still here");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.keyboard.type("!");
  await expect(page.getByLabel("Message")).toHaveValue("Still! here");
});

test.describe("a part that advances by itself, whose script loads late (spec 4.4, 9)", () => {
  for (const [how, come] of [
    ["pointer", (page: Page) => page.locator(".result-pick").first().hover()],
    ["focus", (page: Page) => page.locator(".result-pick").first().focus()],
  ] as const) {
    test(`pauses where it had the ${how} before, until that leaves`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.clock.install();
      const release = await openHeld(page, paths.home);
      await page.clock.pauseAt(Date.now() + 60_000);
      // From here on the focus is that of somebody at the keys.
      await page.keyboard.press("Shift");
      await come(page);
      release();
      const island = page.locator('page-island[name="ResultsCarousel"]');
      await expect(island).toHaveAttribute("hydrated");
      // Two steps of the three: a third would lead back to the first.
      await page.clock.runFor(9_000);
      await expect(page.locator(".result-pick").first()).toHaveAttribute("aria-current", "true");
      await page.mouse.move(1, 1);
      await page.locator(".result-pick").first().blur();
      await page.clock.runFor(4_100);
      await expect(page.locator(".result-pick").nth(1)).toHaveAttribute("aria-current", "true");
    });
  }
});
