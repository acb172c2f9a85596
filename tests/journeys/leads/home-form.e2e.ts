import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { promise, submitButton } from "../../support/leads/contact-form.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";

test("the home page's form doesn't take focus, and stores a lead in either mode (spec 2.3; spec: Forms)", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openHydrated(page, paths.home, "PageForm");
  const form = page.getByRole("main").locator("#lead-form").locator("..");
  const thanks = page.getByRole("heading", { name: "Thank you!" });

  await test.step("doesn't move focus into the home page's form", async () => {
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  await test.step("shows only one form on the home page", async () => {
    await expect(page.locator("form[method=post]").filter({ visible: true })).toHaveCount(1);
  });

  await test.step("shows the thank-you message for a profile and a message", async () => {
    await form.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await form.getByLabel("Message").fill("From the home page");
    await submitButton(form).click();
    await expect(thanks).toBeFocused();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(page.getByText(promise, { exact: true })).toHaveCount(1);
    expect(await findViolations(page, "[aria-labelledby=closing]")).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  await test.step("stores full details", async () => {
    await page.getByRole("link", { name: "Send another message" }).click();
    await form.getByRole("button", { name: "Full details" }).click();
    await form.getByLabel("First Name").fill("Asha");
    await form.getByLabel("Last Name").fill("Rao");
    await form.getByLabel("Email").fill("asha@firm.example");
    await form.getByLabel("Message").fill("Details from the home page");
    await submitButton(form).click();
    await expect(thanks).toBeVisible();
  });

  const leads = await site.listLeads();
  expect(leads.find(({ message }) => message === "From the home page")).toMatchObject({
    formType: "contact",
    mode: "linkedin",
    linkedinUrl: "https://linkedin.com/in/asha",
    sourcePath: paths.home,
  });
  expect(leads.find(({ message }) => message === "Details from the home page")).toMatchObject({
    formType: "contact",
    mode: "full",
    firstName: "Asha",
    lastName: "Rao",
  });
});
