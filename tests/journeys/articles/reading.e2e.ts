import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { findFaults, findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { signalSlug } from "../../support/addresses.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const signal = entryPath("signal", signalSlug);
const insight = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");
const caseStudy = entryPath("caseStudy", "case-study-ai-conference-gtm-playbooks");
const articles = [insight, caseStudy, signal];

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitUntilHydrated(page);
}

test.describe("an article opened by a click", () => {
  test("is complete, with every heading of its contents and all that follows", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, insight);
    const headings = await page.locator(".prose h2").allTextContents();
    await open(page, paths.moreInsights);
    const card = page.getByRole("main").locator(`a[href="${insight}"]`);
    while (!(await card.isVisible())) await page.getByRole("button", { name: "Load More" }).click();
    await card.click();
    await expect(page).toHaveURL(insight);
    await expect(page.locator(".prose h2")).toHaveText(headings);
    await expect(page.getByRole("link", { name: "Explore All Content →" })).toBeVisible();
    await page.locator(".prose h2").last().scrollIntoViewIfNeeded();
    await expect(
      page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]"),
    ).toHaveCount(1);
  });

  test("keeps its scroll position on the way back", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, paths.insights);
    await page.getByRole("main").locator(`a[href^="/read-insight/"]`).first().click();
    const more = page.getByRole("link", { name: "Explore All Content →" });
    await more.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(window.scrollY));
    await more.click();
    await expect(page).toHaveURL(paths.hub);
    await page.goBack();
    await expect(more).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => Math.round(window.scrollY))) - left)).toBeLessThan(2);
  });
});

test.describe("the table of contents", () => {
  test("marks where the reader is, after a jump down and back up", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, signal);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const current = contents.locator("[aria-current]");
    await expect(current).toHaveCount(0);
    await page.getByRole("heading", { name: "Ecosystem: partners have a break-even" }).evaluate((heading) => {
      heading.scrollIntoView({ behavior: "instant" });
    });
    await expect(current).toHaveText(["Ecosystem: partners have a break-even"]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(current).toHaveCount(0);
  });

  test("leads to a heading, puts it in the address, and Tab continues from there", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, signal);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "The New Reality" })
      .click();
    await expect(page).toHaveURL(/#the-new-reality$/);
    const heading = page.getByRole("heading", { name: "The New Reality" });
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(heading.getByRole("link")).toBeFocused();
  });

  test("leaves the text where it is when there are too few headings for a table", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(insight);
    const words = page.locator(".article-words");
    const withContents = await words.boundingBox();
    // As the server sends an article with fewer than two headings.
    await page.locator(".contents-rail, .contents-fold").evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    expect(await words.boundingBox()).toMatchObject({ x: withContents?.x, width: withContents?.width });
    const rail = await page.getByRole("complementary", { name: "Share and related content" }).boundingBox();
    expect(rail?.x).toBeGreaterThan((withContents?.x ?? 0) + (withContents?.width ?? 0));
  });

  test("is folded above the text where there is no room beside it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, signal);
    const fold = page.locator("details", { hasText: "On this page" });
    const link = fold.getByText("Where This Reading Fails");
    await expect(link).toBeHidden();
    await fold.locator("summary").click();
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    await link.click();
    await expect(page.getByRole("heading", { name: "Where This Reading Fails" })).toBeInViewport();
  });
});

test.describe("an article on a narrow screen", () => {
  for (const address of articles) {
    test(`${address} scrolls in one direction at 320 px; a table that does not fit scrolls in its own frame`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const frame of await page.locator(".table-frame").all()) {
        if (await frame.evaluate((region) => region.scrollWidth === region.clientWidth)) continue;
        await frame.focus();
        await expect(frame).toBeFocused();
        await expect(frame).toHaveAccessibleName(/./);
      }
    });
  }

  test("a table of words turns into records: each value beside its column's name, still a table to screen readers", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, caseStudy);
    const table = page.getByRole("table", { name: "The same conference, one year apart" });
    await expect(table.getByRole("columnheader")).toHaveText(["Metric", "Before", "After", "Note"]);
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Messaging" }) });
    await expect(row.getByRole("cell")).toHaveText([/^Pitch differing/, "One unified USP", /./]);
    const labels = await row
      .getByRole("cell")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels).toEqual(['"Before" / ""', '"After" / ""', '"Note" / ""']);
    const left = await row
      .getByRole("cell")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(left.every(({ right }) => right <= 390)).toBe(true);
  });

  test("a title that cannot wrap stays on the page", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, insight);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(
        "h1, h2, .prose p, [aria-label='Related content'] a > :first-child, .contents-link, .figure-value",
      )) {
        part.textContent = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung";
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe("a picture that fails to load", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("keeps its size and shows its alternative text", async ({ page }) => {
    await page.goto(insight);
    const picture = page.getByRole("img", { name: /^Bar chart of team minutes/ });
    await picture.scrollIntoViewIfNeeded();
    const whole = await picture.boundingBox();
    await page.route("**/figures/*", (route) => route.fulfill({ status: 404 }));
    await open(page, `${insight}?again`);
    await page.getByText("Team minutes per day.").scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    // The browser shows the alternative text.
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    const broken = await picture.boundingBox();
    expect(broken?.height).toBeCloseTo(whole?.height ?? 0, 0);
    expect(broken?.width).toBe(whole?.width);
  });
});

test.describe("an article on paper", () => {
  test("is its text and figures, without what surrounds them", async ({ page }) => {
    await open(page, caseStudy);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Explore More" })).toBeHidden();
    await expect(page.getByText("Ready to Transform Your GTM Strategy?")).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
  });
});

test("each tab of 'Explore More' and a toast in sight are accessible", async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, insight);
  for (const name of ["Case Studies", "Signals"]) {
    await page.getByRole("tab", { name }).click();
    expect(await findFaultsAtAllWidths(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
