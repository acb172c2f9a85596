import type { Page } from "@playwright/test";
import { entryPath, paths, schedulePath } from "../../../src/site/index.ts";
import { signalSlug } from "../../support/addresses.ts";
import { isEntry, loseChunks } from "../../support/chunks.ts";
import { fillDetails, fillLinkedin } from "../../support/contact-form.ts";
import { findControl, openControl, scriptedControls } from "../../support/controls.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

// Scripts are taken away on purpose.
test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const signal = entryPath("signal", signalSlug);
const submit = "Talk to a GTM Strategist";
const failure = "This part of the page could not be loaded. Please try again.";
const besideIsland = (name: string) => `page-island[name="${name}"] + [role="alert"]`;

for (const how of ["aborted", "gone"] as const) {
  test.describe(`where the scripts of the islands are ${how}`, () => {
    // However they fail, a control of one island behaves like those of the others.
    for (const control of how === "aborted" ? scriptedControls : [findControl("an impact area")]) {
      test(`says so beside the control, and the next click tries again: ${control.name}`, async ({
        page,
      }) => {
        const restore = await loseChunks(page, how);
        await openControl(page, control);
        await waitUntilStarted(page);
        const notes = page.locator(besideIsland(control.island));
        await control.find(page).click();
        await expect(notes).toHaveText(failure);
        await expect(control.find(page)).not.toHaveAttribute("aria-busy");
        await restore();
        await control.find(page).click();
        await control.expectPressed(page);
        await expect(notes).toHaveCount(0);
      });
    }

    test("the message goes with a click on an island that the pointer has loaded before", async ({
      page,
    }) => {
      const control = findControl("an impact area");
      const restore = await loseChunks(page, how);
      await openControl(page, control);
      await waitUntilStarted(page);
      const notes = page.locator(besideIsland(control.island));
      await control.find(page).click();
      await expect(notes).toHaveText(failure);
      await page.mouse.move(0, 0);
      await restore();
      await control.find(page).hover();
      await expect(page.locator(`page-island[name="${control.island}"]`)).toHaveAttribute("hydrated");
      await control.find(page).click();
      await control.expectPressed(page);
      await expect(notes).toHaveCount(0);
    });

    test("the browser itself posts the contact form", async ({ page, site }) => {
      await loseChunks(page, how);
      await openStarted(page, paths.contact);
      await fillLinkedin(page, `Scripts ${how}`);
      const post = page.waitForResponse("**/api/forms");
      await page.getByRole("button", { name: submit }).click();
      expect((await post).status()).toBe(303);
      await expect(page).toHaveURL(/\/contact\?sent=/);
      await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
      const leads = await site.listLeads();
      expect(leads.filter((lead) => lead.message === `Scripts ${how}`)).toHaveLength(1);
    });

    test("the browser itself posts the report form", async ({ page, site }) => {
      await loseChunks(page, how);
      await openStarted(page, signal);
      const form = page.locator("#report-form");
      await form.getByLabel("Full Name").fill("Asha Rao");
      await form.getByLabel("Company Name").fill(`Firm without scripts, ${how}`);
      await form.getByLabel("Work Email").fill("asha@firm.example");
      await form.getByRole("button", { name: "Get the Full Report" }).click();
      await expect(page).toHaveURL(/\?sent=.*#report$/);
      await expect(page.getByText("Thanks! Your report is on its way.")).toBeVisible();
      const leads = await site.listLeads();
      expect(leads.filter((lead) => lead.company === `Firm without scripts, ${how}`)).toHaveLength(1);
    });

    test("the mode buttons lead to the page in its other mode", async ({ page, site }) => {
      await loseChunks(page, how);
      await openStarted(page, paths.contact);
      await page.getByRole("button", { name: "Full details" }).click();
      await expect(page).toHaveURL(/\/contact\?mode=full/);
      await waitUntilStarted(page);
      await fillDetails(page, `Full mode, scripts ${how}`);
      await page.getByRole("button", { name: submit }).click();
      await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
      const leads = await site.listLeads();
      expect(leads.filter((lead) => lead.message === `Full mode, scripts ${how}`)).toHaveLength(1);
    });

    test("'Load More' leads to the page with more cards", async ({ page }) => {
      await loseChunks(page, how);
      await openStarted(page, paths.moreInsights);
      await page.getByRole("button", { name: "Load More", exact: true }).click();
      await expect(page).toHaveURL(/page=2$/);
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    });

    for (const [what, address, panels] of [
      ["impact areas", paths.home, ".impact-panel"],
      ["connected motions", paths.about, ".rotator-motions .rotator-panel"],
    ] as const) {
      test(`all six ${what} are open on a phone until one is chosen once their script is there`, async ({
        page,
      }) => {
        const restore = await loseChunks(page, how);
        await page.setViewportSize({ width: 390, height: 844 });
        await openStarted(page, address);
        const parts = page.locator(panels);
        await expect(parts).toHaveCount(6);
        await parts.first().scrollIntoViewIfNeeded();
        await expect(parts.filter({ visible: true })).toHaveCount(6);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await restore();
        const third = parts.nth(2).locator("xpath=preceding-sibling::*").getByRole("button");
        await third.hover();
        await expect(page.locator("page-island[failed][hydrated]").filter({ has: parts })).toHaveCount(1);
        await expect(parts.filter({ visible: true })).toHaveCount(6);
        await third.click();
        await expect(third).toHaveAttribute("aria-expanded", "true");
        await expect(parts.filter({ visible: true })).toHaveCount(1);
      });
    }

    test("all six impact areas are open on a wide screen", async ({ page }) => {
      await loseChunks(page, how);
      await page.setViewportSize({ width: 1280, height: 900 });
      await openStarted(page, paths.home);
      const parts = page.locator(".impact-panel");
      await parts.first().scrollIntoViewIfNeeded();
      await expect(parts.filter({ visible: true })).toHaveCount(6);
    });

    test("calls to talk lead to the contact page", async ({ page }) => {
      await loseChunks(page, how);
      await openStarted(page, paths.about);
      await page.getByRole("main").getByRole("button", { name: submit }).click();
      await expect(page).toHaveURL(paths.contact);
    });
  });
}

test.describe("where a page comes without the island of a dialog", () => {
  for (const [link, island, address, target] of [
    [submit, "ContactModal", paths.about, paths.contact],
    ["Schedule a Call", "ScheduleDialog", paths.process, schedulePath],
  ] as const) {
    test(`the button '${link}' leads to ${target}`, async ({ page }) => {
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(`name="${island}"`, 'name="Gone"');
        await route.fulfill({ response, body: html });
      });
      await openStarted(page, address);
      await expect(page.locator(`page-island[name="${island}"]`)).toHaveCount(0);
      await page.getByRole("main").getByRole("button", { name: link }).click();
      await expect(page).toHaveURL((url) => url.pathname === target);
    });
  }
});

test.describe("offline", () => {
  test("a click says so, the page stays, and the next click online works", async ({ page, context }) => {
    const control = findControl("the next testimonials");
    await openControl(page, control);
    await waitUntilStarted(page);
    await context.setOffline(true);
    await control.find(page).click();
    await expect(page.locator(besideIsland(control.island))).toHaveText("You appear to be offline.");
    await context.setOffline(false);
    await control.find(page).click();
    await control.expectPressed(page);
    await expect(page.locator(besideIsland(control.island))).toHaveCount(0);
  });

  test("a form that is sent before its script has loaded says so and keeps its text", async ({
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
});

test.describe("where all scripts are blocked", () => {
  test.beforeEach(({ page }) => page.route(isEntry, (route) => route.abort()));

  test("menus open, links work, and forms are posted by the browser", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.home);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "The GTM Edge Resources" }).click();
    await banner.getByRole("link", { name: "Case Studies" }).click();
    await expect(page).toHaveURL(paths.caseStudies);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator(".mobile-panel").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(paths.about);
    await page.goto(paths.contact);
    await fillLinkedin(page, "No scripts at all");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });

  test("an article can be read to its end", async ({ page }) => {
    await page.goto(signal);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const heading of await page.locator(".prose h2").all()) await expect(heading).toBeVisible();
    await expect(page.getByRole("region", { name: "More Market Signals & Insights" })).toBeVisible();
  });

  test("calls to talk are links to the contact page", async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole("main").getByRole("link", { name: submit }).click();
    await expect(page).toHaveURL(paths.contact);
  });
});

test.describe("a third-party script that throws", () => {
  test.use({ allowedConsole: /a foreign fault/ });

  test("leaves the page working", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        throw new Error("a foreign fault");
      });
      addEventListener("click", () => {
        throw new Error("a foreign fault");
      });
    });
    const [control] = scriptedControls;
    if (!control) throw new Error("There is no control.");
    await openControl(page, control);
    await control.find(page).click();
    await control.expectPressed(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

async function openStarted(page: Page, address: string) {
  await page.goto(address);
  await waitUntilStarted(page);
}
