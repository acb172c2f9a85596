import { paths } from "../../src/site/index.ts";
import { expect, test } from "./journey.ts";

test("the contact form says what is missing, then stores a request and thanks for it", async ({
  page,
  site,
}) => {
  await page.open(paths.contact);
  await expect.poll(() => page.focused()).toContain("LinkedIn URL");
  await page.click("main button", "Talk to a Pricing Expert");
  await expect.poll(() => page.isVisible("[role=alert]", "LinkedIn URL is required")).toBe(true);
  await page.fill("main [name=linkedinUrl]", "https://www.linkedin.com/in/asha-rao");
  await page.fill("main [name=message]", "Help us scale");
  await page.click("main button", "Talk to a Pricing Expert");
  await expect.poll(() => page.focused()).toBe("Thank you!");
  expect(await site.listLeads()).toContainEqual(
    expect.objectContaining({
      formType: "contact",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
      message: "Help us scale",
      sourcePath: paths.contact,
    }),
  );
});
test("a call is booked in the scheduling dialog", async ({ page, site }) => {
  await page.open(paths.process);
  await page.click("main a", "Schedule a Call");
  await page.click("dialog[open] fieldset:nth-of-type(2) label");
  await page.fill("dialog[open] [name=firstName]", "Asha");
  await page.fill("dialog[open] [name=email]", "asha@firm.example");
  await page.click("dialog[open] button[type=submit]", "Schedule a Call");
  await expect.poll(() => page.focused()).toBe("Your call is booked");
  expect(await page.isVisible("dialog[open] a", "Google Calendar")).toBe(true);
  expect(await site.listLeads()).toContainEqual(
    expect.objectContaining({ formType: "schedule", firstName: "Asha", email: "asha@firm.example" }),
  );
});
