import type { CDPSession, Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { launchForScreenReader } from "../../support/browser/browsers.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { readDistance } from "../../support/platform/scrolling.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

// The home page defers layout of sections below the fold until they are near the viewport. No other page does.

const article = entryPath("insight", insightSlugs[3] ?? "");
/** How far from a jump's target the page can stop, in px. */
const TOLERANCE = 100;

/** Lists all visible headings, without forcing their layout. */
function listHeadings(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => !heading.closest("[hidden], details:not([open]), [popover], dialog, [inert]"))
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent?.replace(/\s+/g, " ").trim() ?? ""),
  );
}

/** Lists the headings in the browser's accessibility tree. */
async function listAccessibleHeadings(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "heading")
    .map(({ name }) => String(name?.value).replace(/\s+/g, " ").trim());
}

test("exposes every heading of the home page in the accessibility tree before scrolling", async ({
  site,
}) => {
  const browser = await launchForScreenReader();
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
  await page.goto(paths.home);
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const headings = await listHeadings(page);
  expect(headings.length).toBeGreaterThan(5);
  await expect
    .poll(async () => {
      const accessible = await listAccessibleHeadings(session);
      return headings.filter((heading) => !accessible.includes(heading));
    })
    .toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await browser.close();
});

test("finds content below the fold with the browser's find-in-page and a URL's hash", async ({ page }) => {
  await test.step("finds the last heading with the browser's find-in-page", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.home);
    const last = page.getByRole("main").locator("h2 >> nth=-1");
    // Not `innerText`, which is empty before layout.
    const words = (await last.textContent()) ?? "";
    expect(words.length).toBeGreaterThan(5);
    expect(await page.evaluate((text) => Reflect.get(window, "find").call(window, text), words)).toBe(true);
    await expect(last).toBeInViewport();
  });

  await page.goto(article);
  const lastHeading = (await page.locator(".prose h2[id]").last().getAttribute("id")) ?? "";
  for (const [path, id, width] of [
    [`${paths.home}?mode=full`, "lead-form", 1280],
    [`${paths.home}?mode=full`, "lead-form", 390],
    [article, lastHeading, 390],
  ] as const) {
    await test.step(`scrolls to the target of ${path}#${id} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${path}#${id}`);
      await waitUntilStarted(page);
      await expect.poll(() => readDistance(page, id)).toBeLessThan(TOLERANCE);
    });
  }
});
