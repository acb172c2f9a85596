import type { Page } from "@playwright/test";
import { filePaths, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { fillLinkedin } from "../../support/leads/contact-form.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";

const submit = "Talk to a Pricing Expert";

async function openWithoutChunks(page: Page, address: string): Promise<() => void> {
  const release = await delayRequests(page);
  await page.goto(address);
  await waitUntilStarted(page);
  return release;
}

test("opens an impact area on a phone, and does not close it again, when clicked before its script has loaded", async ({
  page,
}) => {
  const control = findControl("an impact area");
  const release = await delayRequests(page);
  await openControl(page, control);
  await waitUntilStarted(page);
  const island = page.locator(`page-island[name="${control.island}"]`);
  await control.find(page).click();
  await expect(control.find(page)).toHaveAttribute("aria-busy", "true");
  await expect(island).not.toHaveAttribute("hydrated");
  release();
  await control.expectClicked(page);
  await expect(control.find(page)).not.toHaveAttribute("aria-busy");
  await expect(island).toHaveAttribute("hydrated");
  await waitUntilIdle(page);
  await control.expectClicked(page);
});

test("opens an article's tab and copies its link once when clicked before their scripts have loaded", async ({
  page,
}) => {
  const share = findControl("'Copy link'");
  const tab = findControl("a tab of 'Explore More'");
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      copied.push(text);
      return write(text);
    };
  });
  const release = await delayRequests(page);
  await openControl(page, tab);
  await waitUntilStarted(page);
  await share.find(page).click();
  await tab.find(page).click();
  release();
  await share.expectClicked(page);
  await tab.expectClicked(page);
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toEqual([page.url()]);
});

test("shows the next card of a carousel when clicked before its script has loaded", async ({ page }) => {
  const control = findControl("the next card of a carousel");
  const release = await delayRequests(page);
  await openControl(page, control);
  await waitUntilStarted(page);
  await control.find(page).click();
  release();
  await control.expectClicked(page);
  await waitUntilIdle(page);
  await control.expectClicked(page);
});

test("switches the form's mode and keeps what the visitor typed when clicked before its script has loaded", async ({
  page,
}) => {
  const release = await openWithoutChunks(page, paths.contact);
  await page.getByLabel("Message").fill("Typed before the script loaded");
  await page.getByRole("button", { name: "Full details" }).click();
  release();
  await expect(page.getByLabel("First Name")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Typed before the script loaded");
  expect(new URL(page.url()).search).toBe("");
});

for (const [how, send] of [
  ["a click", (page: Page) => page.getByRole("button", { name: submit }).last().click()],
  ["Enter", (page: Page) => page.getByLabel("LinkedIn URL").press("Enter")],
] as const) {
  test(`sends what the visitor typed on ${how} before the form's script has loaded`, async ({ page }) => {
    const bodies: Array<Record<string, unknown>> = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === filePaths.forms) bodies.push(request.postDataJSON());
    });
    const release = await openWithoutChunks(page, paths.contact);
    await fillLinkedin(page, `Sent by ${how}`);
    await send(page);
    release();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    expect(bodies).toEqual([expect.objectContaining({ message: `Sent by ${how}` })]);
  });
}

test("'Load More' adds cards when clicked before its script has loaded", async ({ page }) => {
  const release = await openWithoutChunks(page, paths.moreInsights);
  await page.getByRole("button", { name: "Load More", exact: true }).click();
  release();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  await waitUntilIdle(page);
  await expect(cards).toHaveCount(6);
});

test("selects a step of the approach and opens the contact modal when clicked before their scripts have loaded", async ({
  page,
}) => {
  const control = findControl("a step of the approach");
  const release = await delayRequests(page);
  await openControl(page, control);
  await waitUntilStarted(page);
  await control.find(page).click();
  await page.getByRole("main").getByRole("button", { name: submit }).click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(paths.about);
  await page.keyboard.press("Escape");
  await control.expectClicked(page);
});

test("a form keeps focus and what the visitor typed when its script loads", async ({ page }) => {
  const release = await openWithoutChunks(page, paths.contact);
  await fillLinkedin(page, "Still here");
  await page.getByLabel("Message").evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  release();
  await expect(page.locator('page-island[name="PageForm"]')).toHaveAttribute("hydrated");
  await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/asha-rao");
  await expect(page.getByLabel("Message")).toHaveValue("Still here");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.keyboard.type("!");
  await expect(page.getByLabel("Message")).toHaveValue("Still! here");
});

for (const [how, come] of [
  ["hovered", (page: Page) => page.locator(".result-pick").first().hover()],
  ["focused", (page: Page) => page.locator(".result-pick").first().focus()],
] as const) {
  test(`a carousel stays paused when it was ${how} before its script loaded (spec 4.4, 9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.clock.install();
    const release = await openWithoutChunks(page, paths.home);
    await page.clock.pauseAt(Date.now() + 60_000);
    // After a key press, the browser treats focus as keyboard focus.
    await page.keyboard.press("Shift");
    await come(page);
    release();
    const island = page.locator('page-island[name="ResultsCarousel"]');
    await expect(island).toHaveAttribute("hydrated");
    // Time for two steps, since a third would wrap around to the first.
    await page.clock.runFor(9_000);
    await expect(page.locator(".result-pick").first()).toHaveAttribute("aria-current", "true");
    await page.mouse.move(1, 1);
    await page.locator(".result-pick").first().blur();
    await page.clock.runFor(4_100);
    await expect(page.locator(".result-pick").nth(1)).toHaveAttribute("aria-current", "true");
  });
}
