import type { Page } from "@playwright/test";
import { entryPath } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const address = entryPath("insight", "intent-driven-cadences");

async function openArticle(page: Page, hash = "") {
  await page.goto(`${address}${hash}`);
  await waitUntilHydrated(page);
}

test.describe("the share box (spec 4.7, 8)", () => {
  test("copies the address without the hash and says so", async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openArticle(page, "?from=mail#top");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    await expect(page.getByText("The link has been copied to your clipboard.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.origin}${address}?from=mail`,
    );
  });

  test("shows the copied flag for two seconds, counted from the last copy", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await openArticle(page);
    const copied = page.getByRole("button", { name: "Copied", exact: true });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(copied).toBeVisible();
    await page.clock.runFor(1_500);
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await copied.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/intent-driven/);
    await page.clock.runFor(1_999);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  });

  test("says what failed where the clipboard refuses", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      });
    });
    await openArticle(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Copy failed")).toBeVisible();
    await expect(page.getByText("Unable to copy link to clipboard.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  });

  test("says what failed where there is no clipboard at all", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openArticle(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Unable to copy link to clipboard.")).toBeVisible();
  });
});
