import { entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

const path = entryPath("insight", "intent-driven-cadences");

test("copies an article's link from the share box (spec 4.7, 8)", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, `${path}?from=mail#top`, "CopyButton", "ToastRegion");
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = page.getByRole("button", { name: "Copy link" });
  const copied = page.getByRole("button", { name: "Copied", exact: true });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step("copies the article's URL without its hash, and shows a toast", async () => {
    await copy.click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    await expect(page.getByText("The link has been copied to your clipboard.")).toBeVisible();
    expect(await readClipboard()).toBe(`${site.origin}${path}?from=mail`);
  });

  await test.step("shows 'Copied' for 2 s after the last copy", async () => {
    await expect(copied).toBeVisible();
    await page.clock.runFor(1_500);
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await copied.click();
    await expect.poll(readClipboard).toMatch(/intent-driven/);
    await page.clock.runFor(1_999);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(copy).toBeVisible();
  });

  for (const [reason, hasClipboard] of [
    ["the clipboard rejects the text", true],
    ["there is no clipboard", false],
  ] as const) {
    await test.step(`shows 'Copy failed' when ${reason}`, async () => {
      await page.clock.runFor(10_000);
      await expect(page.locator(".toast")).toHaveCount(0);
      await page.evaluate((isThere) => {
        const writeText = () => Promise.reject(new Error("denied"));
        Object.defineProperty(navigator, "clipboard", {
          configurable: true,
          value: isThere ? { writeText } : undefined,
        });
      }, hasClipboard);
      await copy.click();
      await expect(page.getByText("Copy failed")).toBeVisible();
      await expect(page.getByText("Unable to copy link to clipboard.")).toBeVisible();
      await expect(copy).toBeVisible();
    });
  }
});
