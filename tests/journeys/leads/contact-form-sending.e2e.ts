import { paths } from "../../../src/site/index.ts";
import { answerPosts, fillDetails, fillLinkedin, openReady } from "../../support/contact-form.ts";
import { readEvents } from "../../support/data-layer.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";
const promise = "We'll get back to you within 24 hours to schedule your free consultation.";

test.describe("sending (spec 4.1, 7.1)", () => {
  test("stores a LinkedIn request, thanks with the reference, resets the fields after 3 s", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(`${paths.contact}?utm_source=mail#contact-form`);
    await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
    await fillLinkedin(page, "Stored from LinkedIn mode");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(page.getByRole("button", { name: submit })).toBeHidden();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(page.getByLabel("Notifications").getByText(promise)).toBeVisible();
    await expect(page.getByText(promise, { exact: true })).toHaveCount(1);

    const [lead] = await site.listLeads();
    expect(lead).toMatchObject({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
      message: "Stored from LinkedIn mode",
      source: `${site.origin}${paths.contact}?utm_source=mail`,
      sourcePath: paths.contact,
    });
    await expect(page.getByRole("main")).toContainText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`);
    expect(await readEvents(page, "form_submit")).toEqual([
      { event: "form_submit", formType: "contact", signalSlug: null },
    ]);

    const message = page.locator('[name="message"]');
    await page.clock.runFor(2_999);
    await expect(message).toHaveValue("Stored from LinkedIn mode");
    await page.clock.runFor(1);
    await expect(message).toHaveValue("");
    await expect(page.locator('[name="linkedinUrl"]')).toHaveValue("");
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();

    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("stores full details, and sends every common field and no LinkedIn URL", async ({ page, site }) => {
    await openReady(page);
    const posts: Array<Record<string, unknown>> = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/forms")) posts.push(request.postDataJSON());
    });
    await fillDetails(page, "Stored from full mode");
    await page.getByLabel("Message").press("Tab");
    await page.getByRole("button", { name: submit }).press("Enter");
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(posts).toEqual([
      {
        formType: "contact",
        mode: "full",
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@firm.example",
        company: "Firm",
        message: "Stored from full mode",
        source: `${site.origin}${paths.contact}`,
        sourcePath: paths.contact,
        screenSize: "1280x720",
        devicePixelRatio: 1,
        browserLanguage: "en-US",
        timezone: expect.stringMatching(/./),
        website: "",
      },
    ]);
    const leads = await site.listLeads();
    expect(leads.find((lead) => lead.message === "Stored from full mode")).toMatchObject({
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@firm.example",
      company: "Firm",
    });
  });

  test("says 'Sending...' and disables the button while busy", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openReady(page);
    const posts = await answerPosts(page, async (route) => {
      await held;
      await route.fulfill({ json: { ok: true, id: "0123456789ABCDEFGH" } });
    });
    await fillLinkedin(page, "Help us scale");
    await page.getByRole("button", { name: submit }).dblclick();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test("a filled trap shows success and sends nothing", async ({ page }) => {
    await openReady(page);
    const posts = await answerPosts(page, (route) => route.abort());
    await fillLinkedin(page, "Buy my backlinks");
    await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(posts).toEqual([]);
    expect(await readEvents(page, "form_submit")).toEqual([]);
  });

  test("a filled trap shows success over fields that would be refused, too", async ({ page }) => {
    await openReady(page);
    const posts = await answerPosts(page, (route) => route.abort());
    await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(posts).toEqual([]);
  });

  test("nobody meets the trap: not by Tab, not by name, not on the screen", async ({ page }) => {
    await openReady(page);
    const trap = page.locator('[name="website"]');
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).not.toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
  });
});

test.describe("when sending fails (spec 8)", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("offline: 'You appear to be offline.' and no request", async ({ page, context }) => {
    await openReady(page);
    const posts = await answerPosts(page, (route) => route.abort());
    await fillLinkedin(page, "Help us scale");
    await context.setOffline(true);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("You appear to be offline.");
    expect(posts).toEqual([]);
    await context.setOffline(false);
  });

  test("a refusal shows the server's words in the red box, and the destructive toast", async ({ page }) => {
    await openReady(page);
    await answerPosts(page, (route) =>
      route.fulfill({ status: 503, json: { ok: false, error: "We cannot store this now." } }),
    );
    await fillLinkedin(page, "Help us scale");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("We cannot store this now.");
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    const toast = page.getByLabel("Notifications");
    await expect(toast).toContainText("Error sending message");
    await expect(toast).toContainText("Please try again or contact us directly at hello@pipewright.example");
    await expect(page.getByLabel("Message")).toHaveValue("Help us scale");
    await expect(page.getByRole("button", { name: submit })).toBeEnabled();
  });

  test("an unfinished form is told in the box alone: nothing was sent that could fail", async ({ page }) => {
    await openReady(page);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("LinkedIn URL is required");
    await expect(page.getByLabel("Notifications")).not.toContainText("Error sending message");
  });

  test("an answer without JSON is told as status and text", async ({ page }) => {
    await openReady(page);
    await answerPosts(page, (route) =>
      route.fulfill({ status: 502, contentType: "text/plain", body: "No upstream" }),
    );
    await fillLinkedin(page, "Help us scale");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("502: No upstream");
  });

  test("a lost answer is 'Something went wrong'; the retry is the same attempt and one row", async ({
    page,
    site,
  }) => {
    await openReady(page);
    let isLost = true;
    const posts = await answerPosts(page, async (route) => {
      if (!isLost) return route.continue();
      // The request arrives and is stored; only its answer is lost.
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    await fillLinkedin(page, "Lost on the way back");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("Something went wrong");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(posts).toHaveLength(2);
    expect(posts[1]?.key).toBe(posts[0]?.key);
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "Lost on the way back")).toHaveLength(1);
  });
});
