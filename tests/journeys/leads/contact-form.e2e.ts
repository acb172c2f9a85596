import { paths } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { banner } from "../../support/consent.ts";
import { answerPosts, fillDetails, fillLinkedin, openReady } from "../../support/contact-form.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";
const chips = [
  "Can you audit our funnel?",
  "Help us scale our outbound strategy",
  "Review our messaging and positioning",
  "Build an AI-powered GTM system",
];

test.describe("the contact page (spec 2.4)", () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 640 },
  ]) {
    test.describe(`on a first visit at ${size.width} px`, () => {
      test.use({ storedChoice: null, viewport: size });

      test("does not scroll under the banner while the first field takes the focus", async ({ page }) => {
        await openReady(page);
        await expect(banner(page)).toBeVisible();
        await page.waitForTimeout(400);
        const readScroll = () => page.evaluate(() => window.scrollY);
        expect(await readScroll()).toBe(0);
        await banner(page).getByRole("button", { name: "Necessary Only" }).click();
        await expect(banner(page)).toBeHidden();
        await page.waitForTimeout(400);
        expect(await readScroll()).toBe(0);
      });
    });
  }

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
    await waitUntilHydrated(page, "PageForm");
    await page.clock.runFor(99);
    await expect(field).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("leaves the focus where the visitor has moved it within these 100 ms", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await openHydrated(page, paths.contact, "PageForm");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await skipLink.focus();
    await page.clock.runFor(200);
    await expect(skipLink).toBeFocused();
  });

  test("holds one form that is sent, in either mode", async ({ page }) => {
    await openHydrated(page, paths.contact);
    await expect(page.locator("form[method=post]")).toHaveCount(1);
    await page.getByRole("button", { name: "Full details" }).click();
    await expect(page.locator("form[method=post]")).toHaveCount(1);
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

test("no state of the form has an accessibility fault or is wider than a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("alert")).toHaveText("LinkedIn URL is required");
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Full details" }).click();
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("alert")).toHaveText("First name is required");
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
  await fillDetails(page, "No faults here");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
});
