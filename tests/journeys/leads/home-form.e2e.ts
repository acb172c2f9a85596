import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";

/** The lead-capture form at the end of the home page (spec 2.3). */
async function openForm(page: Page): Promise<Locator> {
  await page.goto(paths.home);
  await waitUntilHydrated(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Contact Us" }).first()).toBeVisible();
  return page.getByRole("main").locator("#lead-form").locator("..");
}

test.describe("the home page's lead-capture form (spec 2.3, decisions: Forms)", () => {
  test("leaves the focus where it is", async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test("is the page's one form that is sent", async ({ page }) => {
    await openForm(page);
    await expect(page.locator("form[method=post]").filter({ visible: true })).toHaveCount(1);
  });

  test("stores a profile address and a message", async ({ page, site }) => {
    const form = await openForm(page);
    await form.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await form.getByLabel("Message").fill("From the home page");
    await form.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(
      page.getByText("We'll get back to you within 24 hours to schedule your free consultation.", {
        exact: true,
      }),
    ).toHaveCount(1);
    const lead = (await site.listLeads()).find((stored) => stored.message === "From the home page");
    expect(lead).toMatchObject({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "https://linkedin.com/in/asha",
      sourcePath: paths.home,
    });
  });

  test("asks for a few details instead, by the same rules", async ({ page, site }) => {
    const form = await openForm(page);
    await form.getByRole("button", { name: "Full details" }).click();
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("First name is required");
    await form.getByLabel("First Name").fill("Asha");
    await form.getByLabel("Last Name").fill("Rao");
    await form.getByLabel("Email").fill("asha@firm.example");
    await form.getByLabel("Message").fill("Details from the home page");
    await form.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const lead = (await site.listLeads()).find((stored) => stored.message === "Details from the home page");
    expect(lead).toMatchObject({ formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao" });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

  test("a refused post redraws the home page, with the failing field in front, as often as needed", async ({
    page,
    site,
  }) => {
    await page.goto(paths.home);
    const form = page.locator("#lead-form");
    await form.getByLabel("LinkedIn URL").fill("https://example.com/in/asha");
    await form.getByLabel("Message").fill("Kept on the home page");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("Please enter a valid LinkedIn URL");
    await expect(form.getByLabel("LinkedIn URL")).toBeFocused();
    await expect(form.getByLabel("LinkedIn URL")).toBeInViewport();
    await expect(form.getByLabel("Message")).toHaveValue("Kept on the home page");
    await form.getByLabel("Message").fill(" ");
    await form.getByRole("button", { name: submit }).click();
    await expect(form.getByRole("alert")).toHaveText("Message is required");
    await form.getByLabel("Message").fill("Kept on the home page");
    await form.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await form.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const lead = (await site.listLeads()).find((stored) => stored.message === "Kept on the home page");
    expect(lead).toMatchObject({ source: `${site.origin}${paths.home}`, sourcePath: paths.home });
  });
});

test("no state of the form has an accessibility fault", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = await openForm(page);
  await form.getByRole("button", { name: submit }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  expect(await findFaultsAtAllWidths(page, "#lead-form")).toEqual([]);
  await form.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
  await form.getByLabel("Message").fill("No faults here");
  await form.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  expect(await findFaultsAtAllWidths(page, "main")).toEqual([]);
});
