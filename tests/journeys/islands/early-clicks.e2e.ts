import type { Page } from "@playwright/test";
import { filePaths, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { fillLinkedin } from "../../support/leads/contact-form.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";

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

test("sends what the visitor typed once when sent before the form's script has loaded", async ({ page }) => {
  const bodies: Array<Record<string, unknown>> = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === filePaths.forms) bodies.push(request.postDataJSON());
  });
  const release = await openWithoutChunks(page, paths.contact);
  await fillLinkedin(page, "Sent early");
  await page.getByLabel("LinkedIn URL").press("Enter");
  release();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(bodies).toEqual([expect.objectContaining({ message: "Sent early" })]);
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
