import { paths } from "#config/index.ts";
import { submitButton } from "../../support/contact-form.ts";
import { expect, test } from "../../support/journey.ts";

test.use({ javaScriptEnabled: false, allowedConsole: /422/ });

test("shows the home page again with the invalid field focused until the form is complete, without JavaScript", async ({
  page,
  site,
}) => {
  await page.goto(paths.home);
  const form = page.locator("#lead-form");
  await form.getByLabel("LinkedIn URL").fill("https://example.com/in/asha");
  await form.getByLabel("Message").fill("Kept on the home page");
  await submitButton(form).click();
  await expect(form.getByRole("alert")).toHaveText("Please enter a valid LinkedIn URL");
  await expect(form.getByLabel("LinkedIn URL")).toBeFocused();
  await expect(form.getByLabel("LinkedIn URL")).toBeInViewport();
  await expect(form.getByLabel("Message")).toHaveValue("Kept on the home page");
  await form.getByLabel("Message").fill(" ");
  await submitButton(form).click();
  await expect(form.getByRole("alert")).toHaveText("Message is required");
  await form.getByLabel("Message").fill("Kept on the home page");
  await form.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
  await submitButton(form).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  const lead = (await site.listLeads()).find(({ message }) => message === "Kept on the home page");
  expect(lead).toMatchObject({ source: `${site.origin}${paths.home}`, sourcePath: paths.home });
});
