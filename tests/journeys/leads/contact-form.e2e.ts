import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  fillDetails,
  fillLinkedin,
  openReady,
  respondToPosts,
  submitButton,
} from "../../support/leads/contact-form.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated, waitUntilHydrated } from "../../support/platform/hydrated.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";
import { banner } from "../../support/site/consent.ts";

const chips = [
  "Can you audit our funnel?",
  "Help us scale our outbound strategy",
  "Review our messaging and positioning",
  "Build an AI-powered GTM system",
];

/** Waits for the frames in which a smooth scroll would have started. */
function readScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
}

test.describe("on a first visit", () => {
  // A window so short that the banner covers the field.
  test.use({ storedChoice: null, viewport: { width: 1280, height: 640 } });

  test("focuses the first field without scrolling on a first visit, under the cookie banner and after it is closed (spec 2.4)", async ({
    page,
  }) => {
    await openReady(page);
    await expect(banner(page)).toBeVisible();
    expect(await readScroll(page)).toBe(0);
    await banner(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(banner(page)).toBeHidden();
    expect(await readScroll(page)).toBe(0);
  });
});

test("focuses the first field of the contact page after 100 ms unless the visitor has moved focus (spec 2.4)", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("leaves focus alone when the visitor has moved it", async () => {
    await openHydrated(page, paths.contact, "PageForm");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await skipLink.focus();
    await page.clock.runFor(200);
    await expect(skipLink).toBeFocused();
  });

  await test.step("focuses the first field without scrolling when the page is opened again", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    // Until the stylesheet is loaded, both of the header's links are there.
    await page.waitForURL(/\/privacy$/);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await waitUntilHydrated(page, "PageForm");
    const field = page.getByLabel("LinkedIn URL");
    await page.clock.runFor(99);
    await expect(field).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the contact form rejects incomplete entries in either mode (spec 2.4, 5)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page);
  const posts = await respondToPosts(page, (route) => route.abort());
  const alert = page.getByRole("alert");
  const url = page.getByLabel("LinkedIn URL");
  const email = page.getByLabel("Email");
  const message = page.getByLabel("Message");
  const chooseMode = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await test.step("hides the honeypot from the screen, the keyboard and assistive technology", async () => {
    const honeypot = page.locator('[name="website"]');
    await expect(honeypot).toHaveAttribute("autocomplete", "off");
    await expect(honeypot).toHaveAttribute("tabindex", "-1");
    await expect(honeypot).not.toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
  });

  await test.step("requires a LinkedIn URL and a message of at least five characters in LinkedIn mode", async () => {
    await submitButton(page).click();
    await expect(alert).toHaveText("LinkedIn URL is required");
    await expect(url).toBeFocused();
    await expect(url).toHaveAttribute("aria-invalid", "true");
    await expect(url).toHaveAccessibleDescription("LinkedIn URL is required");
    await expect(message).toHaveAccessibleDescription("Message is required");
    expect(await findViolations(page, "#contact-form")).toEqual([]);
    await expectNoSidewaysScroll(page);
    await url.fill("linkedin.com/in/asha");
    await message.fill("Hi");
    await submitButton(page).click();
    await expect(alert).toHaveText("Please tell us more about your needs");
    await expect(message).toBeFocused();
  });

  await test.step("adds the missing scheme to a LinkedIn URL on change", async () => {
    await url.fill("linkedin.com/in/asha");
    await message.focus();
    await expect(url).toHaveValue("https://linkedin.com/in/asha");
  });

  await test.step("appends a chip's text to the message when the chip is clicked", async () => {
    await message.fill("Hello.");
    for (const chip of chips) await page.getByRole("button", { name: chip }).click();
    await expect(message).toHaveValue(["Hello.", ...chips].join("\n"));
  });

  await test.step("reports the first problem in full mode, and focuses its field", async () => {
    await message.fill("");
    await chooseMode("Full details");
    for (const [label, text, expected, failing] of [
      ["Company", "Firm", "First name is required", "First Name"],
      ["First Name", "Asha", "Last name is required", "Last Name"],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await submitButton(page).click();
      await expect(alert).toHaveText(expected);
      await expect(page.getByLabel(failing)).toBeFocused();
    }
    expect(posts).toEqual([]);
  });

  await test.step("keeps what the visitor typed when the mode changes, because both modes are one form", async () => {
    await chooseMode("LinkedIn only");
    await expect(page.getByRole("button", { name: "LinkedIn only" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("form[method=post]")).toHaveCount(1);
    await fillLinkedin(page, "Help us scale");
    await fillDetails(page, "Help us scale more");
    await expect(page.locator("form[method=post]")).toHaveCount(1);
    await expect(url).toHaveCount(0);
    await chooseMode("LinkedIn only");
    await expect(url).toHaveValue("https://www.linkedin.com/in/asha-rao");
    await expect(message).toHaveValue("Help us scale more");
    await expect(email).toHaveCount(0);
    await chooseMode("Full details");
    await expect(email).toHaveValue("asha@firm.example");
    await expect(page).toHaveURL(paths.contact);
  });
});
