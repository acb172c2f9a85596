import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { respondToPosts } from "../../support/leads/contact-form.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";
import { signalSlug } from "../../support/site/addresses.ts";
import { readEvents } from "../../support/site/data-layer.ts";

const path = entryPath("signal", signalSlug);
const submit = "Get the Full Report";
const thanks = "Thanks! Your report is on its way.";

/** Expects the page for a quarantined lead, which is also shown when a lead's email is skipped. */
async function expectQuarantined(page: Page) {
  await expect(page.getByText("Thanks! We have your request.")).toBeVisible();
  await expect(page.getByText("A person will look at your request first")).toBeVisible();
  await expect(page.getByText("K7M2-9QXD", { exact: true })).toBeVisible();
  await expect(page.getByText(/We've sent|on its way/)).toHaveCount(0);
}

/** Returns the name and the first bytes of the downloaded file. */
async function download(page: Page) {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the report (PDF)" }).click();
  const file = await started;
  const start = (await readFile(await file.path())).subarray(0, 5).toString();
  return [file.suggestedFilename(), start];
}
const downloaded = [`${signalSlug}.pdf`, "%PDF-"];

async function fill(form: Locator, company: string) {
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Company Name").fill(company);
  await form.getByLabel("Work Email").fill("asha@firm.example");
}

test.describe("the report form of a market signal", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the report form requests the report and shows the result (spec 2.9, 4.5, 5)", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const form = page.locator("#report-form");

    await test.step("keeps the thank-you message unfocused on hydration when the form was sent without JavaScript", async () => {
      await openHydrated(page, `${path}?sent=K7M2-9QXD#report`, "ReportForm");
      await expect(page.getByText(thanks)).toBeInViewport();
      await expect(page.getByText(thanks)).not.toBeFocused();
      await expect(page.getByText("K7M2-9QXD", { exact: true })).toBeVisible();
    });

    await openHydrated(page, path, "ReportForm");
    let respond: Parameters<typeof respondToPosts>[1] = (route) => route.abort();
    const posts = await respondToPosts(page, (route) => respond(route));

    await test.step("marks blank fields and focuses the first in an incomplete form, without a message or a request", async () => {
      await expect(form.getByLabel("Work Email")).toHaveAttribute("type", "email");
      await fill(form, "  ");
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByLabel("Company Name")).toBeFocused();
      await form.getByLabel("Full Name").fill("");
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByLabel("Full Name")).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(form.locator("[aria-invalid]")).toHaveCount(2);
      await expect(form.locator(".field-error")).toHaveCount(0);
      await expect(form.getByRole("button", { name: submit })).toBeEnabled();
      expect(posts).toEqual([]);
    });

    await test.step("keeps what the visitor typed and shows the reason after an error", async () => {
      respond = (route) =>
        route.fulfill({ status: 503, json: { ok: false, error: "We cannot store this now." } });
      await fill(form, "Report Firm");
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByRole("alert")).toHaveText("We cannot store this now.");
      await expect(form.getByLabel("Company Name")).toHaveValue("Report Firm");
      expect(await findViolations(page, "#report-form")).toEqual([]);
      await expectNoSidewaysScroll(page);
    });

    await test.step("doesn't claim that an email was sent when the lead is quarantined", async () => {
      respond = (route) => route.fulfill({ status: 202, json: { ok: true, id: "01HZX7Q2M4K7M29QXD" } });
      await form.getByRole("button", { name: submit }).click();
      await expectQuarantined(page);
      await openHydrated(page, path, "ReportForm");
      await fill(form, "Report Firm");
    });

    await test.step("shows that it is sending for at least a second, then says that the report is on its way", async () => {
      respond = (route) => route.continue();
      await page.clock.pauseAt(Date.now() + 60_000);
      const response = page.waitForResponse("**/api/forms");
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByRole("button", { name: "Sending Report..." })).toBeDisabled();
      await (await response).finished();
      await page.clock.runFor(999);
      await expect(form.getByRole("button", { name: "Sending Report..." })).toBeDisabled();
      await page.clock.runFor(1);
      await expect(page.getByText(thanks)).toBeFocused();
      await expect(page.getByText("We've sent the full report to your email.")).toBeVisible();
      expect(await readEvents(page, "form_submit")).toEqual([
        { event: "form_submit", formType: "marketSignal", signalSlug },
      ]);
      await page.clock.resume();
      expect(await findViolations(page, "#report")).toEqual([]);
      expect(await download(page)).toEqual(downloaded);
      await expectNoSidewaysScroll(page);
    });

    const lead = (await site.listLeads()).find(({ company }) => company === "Report Firm");
    expect(lead).toMatchObject({
      formType: "marketSignal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@firm.example",
      signalSlug,
      sourcePath: path,
    });
  });
});

test.describe("the report form without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

  test("shows the signal's page again until the report form is complete, then the thank-you message, without JavaScript", async ({
    page,
    site,
  }) => {
    const form = page.locator("#report-form");
    const clickSubmit = () => form.getByRole("button", { name: submit }).click();

    await test.step("shows the error and what the visitor typed when the form is rejected, even without a referrer", async () => {
      await page.goto(path);
      await page.route("**/api/forms", (route) => {
        const { referer: _referer, ...headers } = route.request().headers();
        return route.continue({ headers });
      });
      await fill(form, " ");
      await clickSubmit();
      await expect(form.getByRole("alert")).toHaveText("Company name is required");
      await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Accelerate");
      await page.unroute("**/api/forms");
    });

    await test.step("shows the new error when the form is rejected for a different reason", async () => {
      await form.getByLabel("Full Name").fill(" ");
      await form.getByLabel("Company Name").fill("Scriptless Firm");
      await clickSubmit();
      await expect(form.getByRole("alert")).toHaveText("Full name is required");
    });

    await test.step("shows the thank-you message with the reference on the signal's page", async () => {
      await form.getByLabel("Full Name").fill("Asha Rao");
      await clickSubmit();
      await expect(page).toHaveURL(/\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}#report$/);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByText(thanks)).toBeInViewport();
      await expect(page.getByText("We've sent the full report to your email.")).toBeVisible();
      await expect(page.locator("#report-form")).toBeHidden();
      expect(await download(page)).toEqual(downloaded);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
      const lead = (await site.listLeads()).find(({ company }) => company === "Scriptless Firm");
      expect(lead).toMatchObject({
        formType: "marketSignal",
        firstName: "Asha",
        lastName: "Rao",
        signalSlug,
      });
      expect(lead).toMatchObject({ source: `${site.origin}${path}`, sourcePath: path });
      await expect(page.getByText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`)).toBeVisible();
    });

    await test.step("doesn't claim that an email was sent when it wasn't", async () => {
      await page.goto(`${path}?sent=K7M2-9QXD&held#report`);
      await expectQuarantined(page);
    });
  });
});
