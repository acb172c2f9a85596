import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { entryPath } from "../../../src/site/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { delayRequests, loseChunks } from "../../support/chunks.ts";
import { openHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { readPolicyViolations, watchPolicyViolations } from "../../support/policy-violations.ts";
import { expectNoSidewaysScroll } from "../../support/sideways-scroll.ts";

const article = entryPath("insight", "living-content-to-revenue-system");
const island = "PageJoin";

function findPanel(page: Page) {
  const panel = page.getByRole("region", { name: "Join your two exports" });
  return {
    panel,
    sent: panel.getByRole("group", { name: "Links that sales sent" }),
    found: panel.getByRole("group", { name: "Landing pages with click-throughs" }),
    all: panel.getByRole("group", { name: "All pages, if you have a list" }),
    join: panel.getByRole("button", { name: "Join the lists" }),
    summary: panel.getByRole("status"),
  };
}

test("joins pasted links with a file of landing pages in the browser, without uploading either", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await watchPolicyViolations(page);
  await openHydrated(page, article, island, "ToastRegion");
  const { panel, sent, found, all, join, summary } = findPanel(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await sent
    .getByLabel("Paste rows")
    .fill("Deal\tLink\nA\thttps://www.example.com/a?utm_source=x\nB\thttps://example.com/a/\nC\t/b#top\n");
  await found.getByLabel("Or choose a CSV file").setInputFiles({
    name: "landing.csv",
    mimeType: "text/csv",
    buffer: Buffer.from('\ufeffLanding page;Sessions\r\n/a;"1,140"\r\n/caf%C3%A9;3\r\n/few;2\r\n', "utf16le"),
  });
  await join.click();
  await expect(summary).toHaveText(
    "Of 4 pages: 1 sent and clicked through, 1 only sent, 1 only clicked through, 1 neither.",
  );
  await expect(found).toContainText(
    "Read 3 rows, 3 pages. Page column: Landing page. Visitor column: Sessions.",
  );

  await all.getByLabel("Paste rows").fill("/a\n/caf\u00e9\n/few\n/d\n");
  await join.click();
  await expect(summary).toHaveText(
    "Of 4 pages: 1 sent and clicked through, 0 only sent, 1 only clicked through, 2 neither.",
  );
  await panel.getByText("Neither: 2 (50%)").click();
  await expect(panel.getByRole("row")).toHaveText(["PageSentClicked through", "/few02", "/d00"]);
  await panel.getByRole("button", { name: "Copy list: Neither" }).click();
  await expect(page.getByText("Paste the list into a spreadsheet.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Page\tSent\tClicked through\n/few\t0\t2\n/d\t0\t0",
  );
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "CSV list: Neither" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("neither.csv");
  expect(readFileSync(await download.path(), "utf8")).toBe(
    "\ufeffPage,Sent,Clicked through\r\n/few,0,2\r\n/d,0,0\r\n",
  );
  await expect(panel.getByText("Not in the list of all pages: 1")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await readPolicyViolations(page)).toEqual([]);
  // Only the download, which is made in the browser, and the site's scripts and images.
  expect(requests.filter((url) => !/^blob:|\/assets\//.test(url))).toEqual([]);
});

test("reports a list's errors beside it and focuses the first invalid list", async ({ page }) => {
  await openHydrated(page, article, island);
  const { panel, sent, found, join, summary } = findPanel(page);
  await sent.getByLabel("Paste rows").fill("Deal,Amount\nA,5\n");
  await join.focus();
  await page.keyboard.press("Enter");
  await expect(sent.getByLabel("Paste rows")).toHaveAccessibleDescription(
    "No column with paths or URLs was found in the pasted rows.",
  );
  await expect(sent.getByLabel("Paste rows")).toBeFocused();
  await expect(found.getByLabel("Paste rows")).toHaveAccessibleDescription("Paste rows, or choose a file.");
  await expect(summary).toBeEmpty();
  await panel.getByLabel("Fewest visitors for a page to count").fill("many");
  await expect(panel.getByText("Enter a whole number, such as 3.")).toBeVisible();
  // The last input replaces the earlier one.
  const file = found.getByLabel("Or choose a CSV file");
  await file.setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from("/a") });
  await found.getByLabel("Paste rows").fill("/b");
  await expect(file).toHaveValue("");
});

test("joins lists that were entered before the island's script loaded", async ({ page }) => {
  const release = await delayRequests(page);
  await page.goto(article);
  await waitUntilStarted(page);
  const { panel, sent, found, join, summary } = findPanel(page);
  await sent.getByLabel("Paste rows").fill("/a\n/b");
  await found.getByLabel("Or choose a CSV file").setInputFiles({
    name: "x.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("page,visitors\n/a,5\n"),
  });
  await panel.getByLabel("Fewest visitors for a page to count").fill("6");
  await join.click();
  await release();
  await expect(summary).toHaveText(
    "Of 2 pages: 0 sent and clicked through, 2 only sent, 0 only clicked through, 0 neither.",
  );
  await panel.getByLabel("Fewest visitors for a page to count").fill("5");
  await expect(summary).toHaveText(
    "Of 2 pages: 1 sent and clicked through, 1 only sent, 0 only clicked through, 0 neither.",
  );
});

test.describe("when the join's script fails to load", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("keeps what the reader pasted out of the URL and in its field", async ({ page }) => {
    await loseChunks(page, "gone");
    await page.goto(article);
    await waitUntilStarted(page);
    const { sent, join } = findPanel(page);
    await sent.getByLabel("Paste rows").fill("https://example.com/secret");
    await join.click();
    await expect(page.locator(".island-failure")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await expect(sent.getByLabel("Paste rows")).toHaveValue("https://example.com/secret");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("explains the join in a spreadsheet without scripts", async ({ page }) => {
    await page.goto(article);
    await expect(page.getByText("=COUNTIF(sent!A:A, A2)")).toBeVisible();
    await expect(findPanel(page).panel).toBeHidden();
  });
});
