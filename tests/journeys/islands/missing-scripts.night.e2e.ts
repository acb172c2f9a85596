import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { fillDetails, fillLinkedin } from "../../support/leads/contact-form.ts";
import { isEntry, loseChunks } from "../../support/platform/chunks.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { insightSlugs, signalSlug } from "../../support/site/addresses.ts";

test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const insight = entryPath("insight", insightSlugs[0] ?? "");
const signal = entryPath("signal", signalSlug);
const submit = "Talk to a Pricing Expert";
const failure = "This part of the page could not be loaded. Please reload the page.";
const noteAfter = (page: Page, island: string) =>
  page.locator(`page-island[name="${island}"] + [role="alert"]`);

async function openStarted(page: Page, path: string) {
  await page.goto(path);
  await waitUntilStarted(page);
}

test("expands all parts while island scripts are gone, and works after a reload", async ({ page }) => {
  const restore = await loseChunks(page, "gone");
  await openControl(page, findControl("an impact area"));
  await waitUntilStarted(page);
  const parts = page.locator(".impact-panel");
  const shown = parts.filter({ visible: true });
  await expect(parts).toHaveCount(6);
  const third = parts.nth(2).locator("xpath=preceding-sibling::*").getByRole("button");
  const note = page.locator('page-island[failed] + [role="alert"]');

  await test.step("expands all six parts without their script on a phone and on a wide screen", async () => {
    await parts.first().scrollIntoViewIfNeeded();
    await expect(shown).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(shown).toHaveCount(6);
    await page.setViewportSize({ width: 390, height: 900 });
  });

  await test.step("reports a failed click next to the control", async () => {
    await third.click();
    await expect(note).toHaveText(failure);
    await expect(third).not.toHaveAttribute("aria-busy");
  });

  await test.step("shows one part at a time after a reload when the scripts are back", async () => {
    await restore();
    await page.reload();
    await third.click();
    await expect(third).toHaveAttribute("aria-expanded", "true");
    await expect(shown).toHaveCount(1);
    await expect(note).toHaveCount(0);
  });
});

test("explains why a click failed, and works after a reload", async ({ page, context }) => {
  const tab = findControl("a tab of 'Explore More'");
  const share = findControl("'Copy link'");
  const restore = await loseChunks(page, "aborted");
  await openControl(page, { ...tab, address: insight });
  await waitUntilStarted(page);

  await test.step("reports being offline when a click fails without a network", async () => {
    await context.setOffline(true);
    await tab.find(page).click();
    await expect(noteAfter(page, tab.island)).toHaveText("You appear to be offline.");
    await context.setOffline(false);
  });

  await test.step("reports that the part could not be loaded when its script is missing", async () => {
    for (const control of [tab, share]) {
      await control.find(page).click();
      await expect(noteAfter(page, control.island)).toHaveText(failure);
      await expect(control.find(page)).not.toHaveAttribute("aria-busy");
    }
  });

  await test.step("carries out the click after a reload when the scripts are back", async () => {
    await restore();
    await page.reload();
    for (const control of [tab, share]) {
      await control.find(page).click();
      await control.expectClicked(page);
      await expect(noteAfter(page, control.island)).toHaveCount(0);
    }
  });
});

test("falls back to native buttons and forms when island scripts are missing", async ({ page, site }) => {
  await loseChunks(page, "aborted");

  await test.step("opens the contact page instead of the modal when its script is missing", async () => {
    await openStarted(page, paths.about);
    await page.getByRole("main").getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(paths.contact);
    await waitUntilStarted(page);
  });

  await test.step("posts the contact form natively when its script is missing", async () => {
    await fillLinkedin(page, "Scripts aborted");
    const post = page.waitForResponse("**/api/forms");
    await page.getByRole("button", { name: submit }).click();
    expect((await post).status()).toBe(303);
    await expect(page).toHaveURL(/\/contact\?sent=/);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });

  await test.step("opens the page in the other mode when the form's script is missing", async () => {
    await openStarted(page, paths.contact);
    await page.getByRole("button", { name: "Full details" }).click();
    await expect(page).toHaveURL(/\/contact\?mode=full/);
    await waitUntilStarted(page);
    await fillDetails(page, "Full mode, scripts aborted");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });

  await test.step("posts the report form natively when its script is missing", async () => {
    await openStarted(page, signal);
    const form = page.locator("#report-form");
    await form.getByLabel("Full Name").fill("Asha Rao");
    await form.getByLabel("Company Name").fill("Firm without scripts");
    await form.getByLabel("Work Email").fill("asha@firm.example");
    await form.getByRole("button", { name: "Get the Full Report" }).click();
    await expect(page).toHaveURL(/\?sent=.*#report$/);
    await expect(page.getByText("Thanks! Your report is on its way.")).toBeVisible();
  });

  await test.step("opens the page with more cards when the list's script is missing", async () => {
    await openStarted(page, paths.moreInsights);
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });

  const leads = await site.listLeads();
  for (const message of ["Scripts aborted", "Full mode, scripts aborted"])
    expect(leads.filter((lead) => lead.message === message)).toHaveLength(1);
  expect(leads.filter(({ company }) => company === "Firm without scripts")).toHaveLength(1);
});

test("a form says that the visitor is offline and keeps what was typed when it is sent before its script has loaded", async ({
  page,
  context,
}) => {
  const restore = await loseChunks(page, "aborted");
  await openStarted(page, paths.contact);
  await fillLinkedin(page, "Typed in a tunnel");
  await context.setOffline(true);
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("alert")).toHaveText("You appear to be offline.");
  await expect(page.getByLabel("Message")).toHaveValue("Typed in a tunnel");
  await context.setOffline(false);
  await restore();
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
});

test("menus, links and forms work when all scripts are blocked", async ({ page }) => {
  await page.route(isEntry, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.terms);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "The Pricing Desk Resources" }).click();
  await banner.getByRole("link", { name: "Case Studies" }).click();
  await expect(page).toHaveURL(paths.caseStudies);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator(".mobile-panel").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(paths.about);
  await page.getByRole("main").getByRole("link", { name: submit }).click();
  await expect(page).toHaveURL(paths.contact);
  await fillLinkedin(page, "No scripts at all");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
});
