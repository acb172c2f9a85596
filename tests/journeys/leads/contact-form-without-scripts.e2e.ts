import { paths, scheduleAtPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { fillDetails, fillLinkedin, promise, submitButton } from "../../support/leads/contact-form.ts";

test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

test("the contact form stores a lead in either mode and shows a rejected form again without JavaScript", async ({
  page,
  site,
}) => {
  await test.step("stores a lead and shows the thank-you message with its reference on a noindex page", async () => {
    await page.goto(paths.contact);
    await fillLinkedin(page, "Stored without scripts");
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}&call=[\w.-]+$/);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await expect(page.getByText(promise, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText(
      new URL(page.url()).searchParams.get("sent") ?? "none",
    );
    const call = page.getByRole("link", { name: "Choose a time for a call" }).first();
    const token = new URL(page.url()).searchParams.get("call") ?? "none";
    await expect(call).toHaveAttribute("href", scheduleAtPath({ call: token }));
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page.getByLabel("Message")).toBeVisible();
  });

  await test.step("opens the page in the other mode, and keeps what the visitor typed when the form is rejected", async () => {
    await fillDetails(page, "Kept without scripts");
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Message").fill("");
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("Message is required");
    await expect(page.getByLabel("Message")).toBeFocused();
    await page.getByLabel("Message").fill("Kept without scripts");
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.getByLabel("Message")).toHaveValue("Kept without scripts");
    await page.getByLabel("Email").fill("asha@firm.example");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });

  const leads = await site.listLeads();
  expect(leads.find(({ message }) => message === "Stored without scripts")).toMatchObject({
    formType: "contact",
    mode: "linkedin",
    sourcePath: paths.contact,
  });
  expect(leads.find(({ message }) => message === "Kept without scripts")).toMatchObject({
    mode: "full",
    firstName: "Asha",
    email: "asha@firm.example",
    source: `${site.origin}${paths.contact}?mode=full`,
    sourcePath: paths.contact,
  });
});
