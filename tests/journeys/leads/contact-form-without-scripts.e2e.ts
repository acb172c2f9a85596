import { paths } from "../../../src/site/index.ts";
import { fillDetails, fillLinkedin } from "../../support/contact-form.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";
const promise = "We'll get back to you within 24 hours to schedule your free consultation.";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

  test("a post is stored and thanked for, with its reference, noindex", async ({ page, site }) => {
    await page.goto(paths.contact);
    await fillLinkedin(page, "Stored without scripts");
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await expect(page.getByText(promise, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const lead = (await site.listLeads()).find((stored) => stored.message === "Stored without scripts");
    expect(lead).toMatchObject({ formType: "contact", mode: "linkedin", sourcePath: paths.contact });
    await expect(page.getByRole("main")).toContainText(
      new URL(page.url()).searchParams.get("sent") ?? "none",
    );
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page.getByLabel("Message")).toBeVisible();
  });

  test("the mode buttons ask for the page in their mode", async ({ page, site }) => {
    await page.goto(paths.contact);
    await fillDetails(page, "Full details without scripts");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const lead = (await site.listLeads()).find((stored) => stored.message === "Full details without scripts");
    expect(lead).toMatchObject({ mode: "full", firstName: "Asha", email: "asha@firm.example" });
  });

  test("a refused post comes back with its errors and everything that was typed", async ({ page, site }) => {
    await page.goto(paths.contact);
    await fillDetails(page, "Kept without scripts");
    await page.getByLabel("Email").fill("not an address");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.getByLabel("Message")).toHaveValue("Kept without scripts");
    await page.getByLabel("Email").fill("asha@firm.example");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const lead = (await site.listLeads()).find((stored) => stored.message === "Kept without scripts");
    expect(lead?.source).toBe(`${site.origin}${paths.contact}?mode=full`);
    expect(lead?.sourcePath).toBe(paths.contact);
  });
});
