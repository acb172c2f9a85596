import type { CDPSession, Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { launchForScreenReader } from "../../support/browsers.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { readDistance } from "../../support/scrolling.ts";

// The sections of the home page below the fold are laid out when they come near the viewport; no other page defers any.

const article = entryPath("insight", insightSlugs[3] ?? "");
/** How far from its place the page may stop after a jump, in px. */
const TOLERANCE = 100;

/** Lists all headings that a reader may see, without forcing their layout. */
function listHeadings(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => !heading.closest("[hidden], details:not([open]), [popover], dialog, [inert]"))
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent?.replace(/\s+/g, " ").trim() ?? ""),
  );
}

/** Lists the headings in the browser's own accessibility tree. */
async function listAccessibleHeadings(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "heading")
    .map(({ name }) => String(name?.value).replace(/\s+/g, " ").trim());
}

test("every heading of the home page is in the accessibility tree before any scroll", async ({ site }) => {
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

test("content below the fold is found by the browser's search and by a URL with a hash", async ({ page }) => {
  await test.step("the browser's search", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.home);
    const last = page.getByRole("main").locator("h2 >> nth=-1");
    // Not `innerText`: what is not laid out yet has none.
    const words = (await last.textContent()) ?? "";
    expect(words.length).toBeGreaterThan(5);
    expect(await page.evaluate((text) => Reflect.get(window, "find").call(window, text), words)).toBe(true);
    await expect(last).toBeInViewport();
  });

  const lastHeading = await test.step("the last heading of an article", async () => {
    await page.goto(article);
    const id = await page.locator(".prose h2[id]").last().getAttribute("id");
    return id ?? "";
  });
  for (const [path, id, width] of [
    [`${paths.home}?mode=full`, "lead-form", 1280],
    [`${paths.home}?mode=full`, "lead-form", 390],
    [article, lastHeading, 390],
  ] as const) {
    await test.step(`${path}#${id} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${path}#${id}`);
      await waitUntilStarted(page);
      await expect.poll(() => readDistance(page, id)).toBeLessThan(TOLERANCE);
    });
  }
});
