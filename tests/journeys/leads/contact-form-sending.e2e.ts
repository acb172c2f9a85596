import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  fillDetails,
  fillLinkedin,
  openReady,
  promise,
  respondToPosts,
  submitButton,
} from "../../support/leads/contact-form.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";
import { readEvents } from "../../support/site/data-layer.ts";

const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you!" });
const clickAgain = (page: Page) => page.getByRole("link", { name: "Send another message" }).click();

test("the contact form stores a lead in either mode and shows the thank-you message (spec 4.1, 5, 7.1)", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${paths.contact}?utm_source=mail#contact-form`);
  await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
  const source = `${site.origin}${paths.contact}?utm_source=mail`;

  await test.step("shows the thank-you message for a profile and a message, and clears the fields after 3 s", async () => {
    await fillLinkedin(page, "Stored from LinkedIn mode");
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitButton(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(submitButton(page)).toBeHidden();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(page.getByLabel("Notifications").getByText(promise)).toBeVisible();
    await expect(page.getByText(promise, { exact: true })).toHaveCount(1);
    expect(await readEvents(page, "form_submit")).toEqual([
      { event: "form_submit", formType: "contact", signalSlug: null },
    ]);
    expect(await readEvents(page, "generate_lead")).toHaveLength(1);

    const message = page.locator('[name="message"]');
    await page.clock.runFor(2_999);
    await expect(message).toHaveValue("Stored from LinkedIn mode");
    await page.clock.runFor(1);
    await expect(message).toHaveValue("");
    await expect(page.locator('[name="linkedinUrl"]')).toHaveValue("");
    await expect(thanks(page)).toBeVisible();
  });

  await test.step("stores the lead with its source, and shows its reference", async () => {
    const lead = (await site.listLeads()).find(({ message }) => message === "Stored from LinkedIn mode");
    expect(lead).toMatchObject({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
      source,
      sourcePath: paths.contact,
    });
    await expect(page.getByRole("main")).toContainText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`);
  });

  await test.step("shows the thank-you message on a phone without overflow or accessibility violations", async () => {
    await page.clock.resume();
    expect(await findViolations(page, "main")).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  await test.step("links to the scheduling page, which asks this lead only for a time", async () => {
    const link = page.getByRole("main").getByRole("link", { name: "Choose a time for a call" }).first();
    const response = await page.request.get((await link.getAttribute("href")) ?? "none");
    expect(await response.text()).toContain("so only the time is missing");
  });

  const posts: Array<Record<string, unknown>> = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/forms", async (route) => {
    posts.push(route.request().postDataJSON());
    await released;
    await route.continue();
  });

  await test.step("sends full details once by keyboard, without a LinkedIn URL", async () => {
    await clickAgain(page);
    await expect(page.getByLabel("Message")).toHaveValue("");
    await fillDetails(page, "Stored from full mode");
    await page.getByLabel("Message").press("Tab");
    await submitButton(page).press("Enter");
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.getByLabel("Email").press("Enter");
    release();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toEqual([
      {
        formType: "contact",
        mode: "full",
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@firm.example",
        company: "Firm",
        message: "Stored from full mode",
        source,
        sourcePath: paths.contact,
        screenSize: "1280x720",
        devicePixelRatio: 1,
        browserLanguage: "en-US",
        timezone: expect.stringMatching(/./),
        website: "",
      },
    ]);
    const lead = (await site.listLeads()).find(({ message }) => message === "Stored from full mode");
    expect(lead).toMatchObject({
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@firm.example",
      company: "Firm",
    });
  });
});

test.describe("the contact form", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the contact form handles every server response, and a lost response, as specified (spec 8)", async ({
    page,
    site,
  }) => {
    await openReady(page);
    let respond: Parameters<typeof respondToPosts>[1] = (route) => route.abort();
    const posts = await respondToPosts(page, (route) => respond(route));
    const alert = page.getByRole("alert");
    const toast = page.getByLabel("Notifications");

    await test.step("reports an incomplete form in the red box, without a toast", async () => {
      await submitButton(page).click();
      await expect(alert).toHaveText("LinkedIn URL is required");
      await expect(toast).not.toContainText("Error sending message");
    });

    await test.step("shows the server's error and the destructive toast", async () => {
      await fillLinkedin(page, "Help us scale");
      respond = (route) =>
        route.fulfill({ status: 503, json: { ok: false, error: "We cannot store this now." } });
      await submitButton(page).click();
      await expect(alert).toHaveText("We cannot store this now.");
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(toast).toContainText("Error sending message");
      await expect(toast).toContainText("Please try again or contact us directly at sales@quillmark.example");
      await expect(page.getByLabel("Message")).toHaveValue("Help us scale");
      await expect(submitButton(page)).toBeEnabled();
    });

    await test.step("doesn't promise an email when the lead is quarantined", async () => {
      respond = (route) => route.fulfill({ status: 202, json: { ok: true, id: "01HZX7Q2M4K7M29QXD" } });
      await submitButton(page).click();
      await expect(thanks(page)).toBeFocused();
      await expect(page.getByRole("main")).toContainText(
        "A person will look at your request first, and then get back to you.",
      );
      await expect(page.getByText("We have your request", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "What happens next" })).toHaveCount(0);
      await expect(page.getByText("Message sent successfully!")).toHaveCount(0);
    });

    await test.step("stores one lead when the form is sent again after a lost response", async () => {
      await clickAgain(page);
      await fillLinkedin(page, "Lost on the way back");
      respond = async (route) => {
        // The server stores the lead, but its response is lost.
        await route.fetch();
        await route.abort();
      };
      await submitButton(page).click();
      await expect(alert).toHaveText("Something went wrong");
      respond = (route) => route.continue();
      await submitButton(page).click();
      await expect(thanks(page)).toBeVisible();
      const [lost, repeated] = posts.slice(-2);
      expect(repeated).toEqual(lost);
      const leads = await site.listLeads();
      expect(leads.filter(({ message }) => message === "Lost on the way back")).toHaveLength(1);
    });
  });
});
