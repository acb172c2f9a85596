import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { signalSlug } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const personFirst = "A person will look at your request first, and then get back to you.";

/** Takes every request as one that a person has to look at. */
async function hold(page: Page): Promise<void> {
  const json = { ok: true, id: "01HZX7Q2M4K7M29QXD" };
  await page.route(`**${filePaths.forms}`, (route) => route.fulfill({ status: 202, json }));
}

test.describe("a request that a person has to look at first claims no mail (decisions: HTTP contract)", () => {
  test("on the contact page, in the notification too", async ({ page }) => {
    await hold(page);
    await openHydrated(page, paths.contact);
    await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha");
    await page.getByLabel("Message").fill("Can you audit our funnel?");
    await page.getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(personFirst);
    await expect(page.getByText("We have your request", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "What happens next" })).toHaveCount(0);
    await expect(page.getByText("Message sent successfully!")).toHaveCount(0);
  });

  test("on the page of a signal", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await hold(page);
    await openHydrated(page, entryPath("signal", signalSlug));
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Company Name").fill("Firm");
    await page.getByLabel("Work Email").fill("asha@firm.example");
    await page.getByRole("button", { name: "Get the Full Report" }).click();
    await expect(page.getByText("Thanks! We have your request.")).toBeFocused();
    await expect(page.getByText(personFirst)).toBeVisible();
    await expect(page.getByText("We've sent the full report to your email.")).toHaveCount(0);
    expect(await findFaultsAtAllWidths(page, "#report")).toEqual([]);
  });
});
