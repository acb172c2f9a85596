import AxeBuilder from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { paths } from "../../src/site/index.ts";
import { expect, test } from "../support/journey.ts";
import { openAlive } from "../support/open-alive.ts";

const submit = "Talk to a GTM Strategist";
const promise = "We'll get back to you within 24 hours to schedule your free consultation.";
const chips = [
  "Can you audit our funnel?",
  "Help us scale our outbound strategy",
  "Review our messaging and positioning",
  "Build an AI-powered GTM system",
];

/** Opens the contact page and waits until the first field has the focus. */
async function openReady(page: Page) {
  await page.goto(paths.contact);
  await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
}

async function fillLinkedin(page: Page, message: string) {
  await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await page.getByLabel("Message").fill(message);
}

async function fillDetails(page: Page, message: string) {
  await page.getByRole("button", { name: "Full details" }).click();
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Email").fill("asha@firm.example");
  await page.getByLabel("Company").fill("Firm");
  await page.getByLabel("Message").fill(message);
}

/** Answers every post to the forms endpoint in the server's place, and counts them. */
async function answerPosts(page: Page, answer: (route: Route) => Promise<void>) {
  const posts: Array<{ key: string | undefined; body: Record<string, unknown> }> = [];
  await page.route("**/api/forms", async (route) => {
    posts.push({
      key: route.request().headers()["idempotency-key"],
      body: JSON.parse(route.request().postData() ?? "{}"),
    });
    await answer(route);
  });
  return posts;
}

test.describe("the contact page (spec 2.4)", () => {
  test("shows hero, form card, notice, details and the professional network", async ({ page }) => {
    await openReady(page);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { level: 1, name: "Let's Accelerate Your GTM Success" }),
    ).toBeVisible();
    for (const name of ["Book Your Free Demo", "Quick Response", "Follow Us"]) {
      await expect(main.getByRole("heading", { name })).toBeVisible();
    }
    await expect(main.getByText("2-4 hours in business hours")).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@pipewright.example" })).toBeVisible();
    await expect(main.getByRole("link", { name: "support@pipewright.example" })).toBeVisible();
    await expect(main.getByRole("link", { name: "+91 80 0000 0000" })).toHaveAttribute(
      "href",
      "tel:+918000000000",
    );
    await expect(main.getByText("Mon-Fri 9 AM-6 PM IST")).toBeVisible();
    await expect(main.getByText("Indiranagar, Bengaluru, India")).toBeVisible();
    await expect(main.getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
      "href",
      /linkedin\.com\/company/,
    );
  });

  test("focuses the first field after 100 ms, without a scroll, each time it is entered", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(paths.contact);
    const field = page.getByLabel("LinkedIn URL");
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field).toBeVisible();
    await page.clock.runFor(99);
    await expect(field).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("holds one form, once its scripts run", async ({ page }) => {
    await openAlive(page, paths.contact);
    await expect(page.locator("form")).toHaveCount(1);
    await page.getByRole("button", { name: "Full details" }).click();
    await expect(page.locator("form")).toHaveCount(1);
    await expect(page).toHaveURL(paths.contact);
  });

  test("appends a chip's text to the message", async ({ page }) => {
    await openReady(page);
    const message = page.getByLabel("Message");
    await message.fill("Hello.");
    for (const chip of chips) await page.getByRole("button", { name: chip }).click();
    await expect(message).toHaveValue(["Hello.", ...chips].join("\n"));
  });

  test("switches modes at any time and keeps what was typed", async ({ page }) => {
    await openReady(page);
    await expect(page.getByRole("button", { name: "LinkedIn only" })).toHaveAttribute("aria-pressed", "true");
    await fillLinkedin(page, "Help us scale");
    await fillDetails(page, "Help us scale more");
    await expect(page.getByLabel("LinkedIn URL")).toHaveCount(0);
    await page.getByRole("button", { name: "LinkedIn only" }).click();
    await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/asha-rao");
    await expect(page.getByLabel("Message")).toHaveValue("Help us scale more");
    await expect(page.getByLabel("Email")).toHaveCount(0);
    await page.getByRole("button", { name: "Full details" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("asha@firm.example");
  });
});

test.describe("what the form refuses (spec 5)", () => {
  test("LinkedIn mode: URL, message, five characters, a LinkedIn address", async ({ page }) => {
    await openReady(page);
    const posts = await answerPosts(page, (route) => route.abort());
    const alert = page.getByRole("alert");
    const url = page.getByLabel("LinkedIn URL");
    const message = page.getByLabel("Message");
    const press = () => page.getByRole("button", { name: submit }).click();

    await press();
    await expect(alert).toHaveText("LinkedIn URL is required");
    await expect(url).toBeFocused();
    await expect(url).toHaveAttribute("aria-invalid", "true");
    await expect(url).toHaveAccessibleDescription("LinkedIn URL is required");
    await expect(message).toHaveAccessibleDescription("Message is required");

    await url.fill("https://example.com/in/asha");
    await press();
    await expect(alert).toHaveText("Message is required");
    await message.fill("Hi");
    await press();
    await expect(alert).toHaveText("Please tell us more about your needs");
    await message.fill("Hi there");
    await press();
    await expect(alert).toHaveText("Please enter a valid LinkedIn URL");
    expect(posts).toEqual([]);
  });

  test("full mode: first name, last name, e-mail, message, then a valid e-mail", async ({ page }) => {
    await openReady(page);
    const posts = await answerPosts(page, (route) => route.abort());
    await page.getByRole("button", { name: "Full details" }).click();
    const alert = page.getByRole("alert");
    for (const [label, text, expected] of [
      ["Company", "Firm", "First name is required"],
      ["First Name", "Asha", "Last name is required"],
      ["Last Name", "Rao", "Email is required"],
      ["Email", "asha@firm", "Message is required"],
      ["Message", "Hello there", "Please enter a valid email address"],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await page.getByRole("button", { name: submit }).click();
      await expect(alert).toHaveText(expected);
    }
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test("a LinkedIn address without its scheme is completed on change", async ({ page }) => {
    await openReady(page);
    await page.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await page.getByLabel("Message").focus();
    await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://linkedin.com/in/asha");
  });
});

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
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")))).toBe(
      JSON.stringify([{ event: "form_submit", formType: "contact", signalSlug: null }]),
    );

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
    expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
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

for (const width of [390, 1280]) {
  test(`no state of the form has an accessibility fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page);
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map((found) => found.id);
    expect(await faults()).toEqual([]);
    await page.getByRole("button", { name: "Full details" }).click();
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await faults()).toEqual([]);
    await fillDetails(page, "No faults here");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(await faults()).toEqual([]);
  });
}

test("nothing is wider than a screen of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openReady(page);
  await page.getByRole("button", { name: "Full details" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
