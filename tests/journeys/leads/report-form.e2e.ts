import type { Locator, Page } from "@playwright/test";
import { entryPath } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { signalSlug } from "../../support/addresses.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const address = entryPath("signal", signalSlug);
const submit = "Get the Full Report";

/** The report-download form of the market signal (spec 2.9). */
async function openForm(page: Page): Promise<Locator> {
  await page.goto(address);
  await waitUntilHydrated(page);
  return page.locator("#report-form");
}

async function fill(form: Locator, company: string) {
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Company Name").fill(company);
  await form.getByLabel("Work Email").fill("asha@firm.example");
}

test.describe("the report form (spec 4.5, 5)", () => {
  test("sends for a second at least, then says that the report is on its way", async ({ page, site }) => {
    await page.clock.install();
    const form = await openForm(page);
    await fill(form, "Report Firm");
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse("**/api/forms");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("button", { name: "Sending Report..." })).toBeDisabled();
    await (await answered).finished();
    await page.clock.runFor(999);
    await expect(form.getByRole("button", { name: "Sending Report..." })).toBeDisabled();
    await page.clock.runFor(1);
    await expect(page.getByText("Thanks! Your report is on its way.")).toBeFocused();
    await expect(page.getByText("We've sent the full report to your email.")).toBeVisible();

    const lead = (await site.listLeads()).find((stored) => stored.company === "Report Firm");
    expect(lead).toMatchObject({
      formType: "marketSignal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@firm.example",
      signalSlug,
      sourcePath: address,
    });
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")))).toContain(
      JSON.stringify({ event: "form_submit", formType: "marketSignal", signalSlug }),
    );
  });

  test("a blank field sends nothing, says nothing and takes the focus", async ({ page }) => {
    const form = await openForm(page);
    const posts: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/forms") && posts.push(request.url()));
    await fill(form, "  ");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByLabel("Company Name")).toBeFocused();
    await form.getByLabel("Full Name").fill("");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByLabel("Full Name")).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    await expect(form.getByRole("button", { name: submit })).toBeEnabled();
    expect(posts).toEqual([]);
  });

  test("the work e-mail is of e-mail type", async ({ page }) => {
    const form = await openForm(page);
    await expect(form.getByLabel("Work Email")).toHaveAttribute("type", "email");
  });
});

test.describe("when the report cannot be asked for", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the form stays, with its words and the reason, and has no accessibility fault", async ({ page }) => {
    await page.route("**/api/forms", (route) =>
      route.fulfill({ status: 503, json: { ok: false, error: "We cannot store this now." } }),
    );
    const form = await openForm(page);
    await fill(form, "Firm");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("We cannot store this now.");
    await expect(form.getByLabel("Company Name")).toHaveValue("Firm");
    expect(await findFaultsAtAllWidths(page, "#report-form")).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

  test("without a referer too a refused request comes back with its errors and what was typed", async ({
    page,
  }) => {
    await page.route("**/api/forms", (route) => {
      const { referer: _referer, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
    await page.goto(address);
    const form = page.locator("#report-form");
    await fill(form, " ");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("Company name is required");
    await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Accelerate");
  });

  test("a request comes back to the signal's page, refused as often as needed and thanked for in the end", async ({
    page,
    site,
  }) => {
    await page.goto(address);
    const form = page.locator("#report-form");
    await fill(form, " ");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("Company name is required");
    await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
    await form.getByLabel("Full Name").fill(" ");
    await form.getByLabel("Company Name").fill("Scriptless Firm");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("Full name is required");
    await form.getByLabel("Full Name").fill("Asha Rao");
    await form.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}#report$/);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByText("Thanks! Your report is on its way.")).toBeInViewport();
    await expect(page.getByText("We've sent the full report to your email.")).toBeVisible();
    await expect(page.locator("#report-form")).toBeHidden();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
    const lead = (await site.listLeads()).find((stored) => stored.company === "Scriptless Firm");
    expect(lead).toMatchObject({ formType: "marketSignal", firstName: "Asha", lastName: "Rao", signalSlug });
    expect(lead).toMatchObject({ source: `${site.origin}${address}`, sourcePath: address });
    await expect(page.getByText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`)).toBeVisible();
  });
});

test("the thanks for a native post stand once the page is hydrated, and take no focus", async ({ page }) => {
  await openHydrated(page, `${address}?sent=K7M2-9QXD#report`);
  await expect(page.getByText("Thanks! Your report is on its way.")).toBeInViewport();
  await expect(page.getByText("Thanks! Your report is on its way.")).not.toBeFocused();
  await expect(page.getByText("K7M2-9QXD", { exact: true })).toBeVisible();
});

test("its thanks have no accessibility fault", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = await openForm(page);
  await fill(form, "Axe Firm");
  await form.getByRole("button", { name: submit }).click();
  await expect(page.getByText("Thanks! Your report is on its way.")).toBeVisible();
  expect(await findFaultsAtAllWidths(page, "main")).toEqual([]);
});
