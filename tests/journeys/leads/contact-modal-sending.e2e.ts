import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { submitButton } from "../../support/leads/contact-form.ts";
import { fillDetails, openModal } from "../../support/leads/contact-modal.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";

test("the contact modal uses the browser's validation, and stores a profile and a message (spec 4.2, 5)", async ({
  page,
  site,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/forms") && posts.push(request.url()));
  const modal = await openModal(page);
  const isRequired = (label: string) =>
    modal.getByLabel(label).evaluate((field: HTMLInputElement) => field.required);

  await test.step("requires a profile and a message, and doesn't show a name field in LinkedIn mode", async () => {
    expect(await isRequired("LinkedIn URL")).toBe(true);
    expect(await isRequired("Message")).toBe(true);
    await expect(modal.getByLabel("LinkedIn URL")).toHaveAttribute("type", "url");
    await expect(modal.getByLabel("Full Name")).toHaveCount(0);
    await expect(modal.getByRole("button", { name: "LinkedIn only" })).toBeFocused();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
  });

  await test.step("says what is missing below each field, and in an alert, instead of in the browser's bubbles", async () => {
    await submitButton(modal).click();
    await expect(modal.getByRole("alert")).toHaveText("LinkedIn URL is required");
    await expect(modal.getByLabel("LinkedIn URL")).toBeFocused();
    await expect(modal.getByLabel("LinkedIn URL")).toHaveAccessibleDescription("LinkedIn URL is required");
    await expect(modal.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    expect(posts).toEqual([]);
  });

  await test.step("requires a name and an email in full mode, and focuses the blank field", async () => {
    await modal.getByRole("button", { name: "Full details" }).click();
    for (const label of ["Full Name", "Email", "LinkedIn URL", "Message"])
      expect(await isRequired(label)).toBe(true);
    await submitButton(modal).click();
    await expect(modal.getByLabel("Full Name")).toBeFocused();
  });

  await test.step("accepts an email address in any script, and nothing that isn't one", async () => {
    const valid = ["josé@example.com", "जोशी@example.com", "राम@मोहन.ईन्फो", "ผู้ใช้@example.com"];
    const invalid = ["josé@", "a\u200db@example.com", "a b@example.com"];
    const accepted = await modal.getByLabel("Email").evaluate(
      (field: HTMLInputElement, addresses) =>
        addresses.filter((address) => {
          field.value = address;
          field.dispatchEvent(new Event("change"));
          return field.validity.valid;
        }),
      [...valid, ...invalid],
    );
    expect(accepted).toEqual(valid);
  });

  await test.step("shows an error below the LinkedIn field when its URL is on another host", async () => {
    await fillDetails(modal, "Not a profile");
    await modal.getByLabel("LinkedIn URL").fill("https://example.com/in/asha");
    await submitButton(modal).click();
    await expect(modal.getByRole("alert")).toHaveText("Please enter a valid LinkedIn URL");
    await expect(modal.getByLabel("LinkedIn URL")).toBeFocused();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(posts).toEqual([]);
  });

  await test.step("adds the missing scheme to a profile, and sends the form on Enter in LinkedIn mode", async () => {
    await modal.getByRole("button", { name: "LinkedIn only" }).click();
    await modal.getByLabel("Message").fill("From the modal, LinkedIn");
    await modal.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    const lead = (await site.listLeads()).find(({ message }) => message === "From the modal, LinkedIn");
    expect(lead).toMatchObject({
      formType: "modal",
      mode: "linkedin",
      linkedinUrl: "https://linkedin.com/in/asha",
      sourcePath: paths.about,
    });
  });
});

test("the contact modal thanks the visitor and closes after 2 s (spec 4.2, 7.1, 8)", async ({
  page,
  site,
}) => {
  await page.clock.install();
  const modal = await openModal(page);
  const promise = page.getByText("We'll get back to you by the next morning.", { exact: true });
  const toast = page.getByLabel("Notifications");

  await test.step("focuses the thank-you message, clears the fields and shows a toast", async () => {
    await expect(promise).toHaveCount(0);
    await fillDetails(modal, "From the modal, in full");
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitButton(modal).click();
    await expect(toast).toContainText("Message sent successfully!");
    await expect(toast).toContainText("We'll get back to you by the next morning.");
    await expect(promise).toHaveCount(1);
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(submitButton(modal)).toBeHidden();
    await expect(modal.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(modal.getByLabel("Full Name")).toHaveValue("");
    await expect(modal.getByLabel("Message")).toHaveValue("");
  });

  await test.step("stores full details with the name split in two, and shows the reference", async () => {
    const lead = (await site.listLeads()).find(({ message }) => message === "From the modal, in full");
    expect(lead).toMatchObject({
      formType: "modal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao Iyer",
      email: "asha@firm.example",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
    });
    await expect(modal).toContainText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`);
  });

  await test.step("closes the modal 2 s after it has shown the thank-you message", async () => {
    await page.clock.runFor(1_999);
    await expect(modal).toBeVisible();
    await page.clock.runFor(1);
    await expect(modal).toHaveCount(0);
    await page.getByRole("button", { name: "Dismiss notification" }).click();
    await expect(toast).not.toContainText("Message sent successfully!");
  });
});
