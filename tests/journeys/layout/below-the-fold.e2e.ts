import type { CDPSession, Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { launchForScreenReader } from "../../support/browsers.ts";
import { waitUntilIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const article = entryPath("insight", insightSlugs[3] ?? "");
/** How far a place may be from where it is meant to stand, in px. */
const TOLERANCE = 100;

/** How far below the foot of the scroll padding a place stands. */
function readDistance(page: Page, id: string) {
  return page.evaluate((name) => {
    const place = document.getElementById(name);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = place ? Number.parseFloat(getComputedStyle(place).scrollMarginTop) : 0;
    return Math.abs((place?.getBoundingClientRect().top ?? Number.NaN) - padding - margin);
  }, id);
}

/** Names of all headings that the markup holds and a reader may see, without asking for their layout. */
function listHeadings(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => !heading.closest("[hidden], details:not([open]), [popover], dialog, [inert]"))
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent?.replace(/\s+/g, " ").trim() ?? ""),
  );
}

/** The headings of the browser's own accessibility tree. */
async function readToldHeadings(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "heading")
    .map(({ name }) => String(name?.value).replace(/\s+/g, " ").trim());
}

for (const address of [paths.home, paths.about, article]) {
  test(`every heading of ${address} is in the accessibility tree before any scroll`, async ({ site }) => {
    const browser = await launchForScreenReader();
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    const headings = await listHeadings(page);
    expect(headings.length).toBeGreaterThan(5);
    await expect
      .poll(async () => {
        const told = await readToldHeadings(session);
        return headings.filter((heading) => !told.includes(heading));
      })
      .toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await browser.close();
  });
}

test("the Tab key goes through the page to the links of the footer", async ({ page }) => {
  await page.goto(paths.privacy);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" });
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test.describe("a place below the first view", () => {
  for (const [address, id] of [
    [paths.home, "services"],
    [paths.about, "impact"],
    [`${paths.home}?mode=full`, "lead-form"],
  ] as const) {
    for (const width of [390, 1280]) {
      test(`${address}#${id} is where its address leads at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${address}#${id}`);
        await waitUntilStarted(page);
        await expect.poll(() => readDistance(page, id)).toBeLessThan(TOLERANCE);
      });
    }
  }

  test("is where the address of an article's heading leads", async ({ page }) => {
    await page.goto(article);
    for (const heading of await page.locator(".prose h2[id]").all()) {
      const id = (await heading.getAttribute("id")) ?? "";
      await page.goto(paths.privacy);
      await page.goto(`${article}#${id}`);
      await expect.poll(() => readDistance(page, id), id).toBeLessThan(TOLERANCE);
    }
  });

  for (const [address, name, id] of [
    [paths.home, "Our Services", "services"],
    [paths.about, "See where we drive impact", "impact"],
  ] as const) {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      test(`'${name}' scrolls to ${id} (motion: ${reducedMotion})`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ reducedMotion });
        await page.goto(address);
        await waitUntilStarted(page);
        await page.getByRole("main").locator(`a[href$="#${id}"]`, { hasText: name }).click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expect.poll(() => readDistance(page, id)).toBeLessThan(TOLERANCE);
        // Still there once everything on the way has its size.
        await waitUntilIdle(page);
        expect(await readDistance(page, id)).toBeLessThan(TOLERANCE);
      });
    }
  }

  for (const [address, find] of [
    [paths.home, "h2 >> nth=-1"],
    [article, ".after-article h2 >> nth=-1"],
  ] as const) {
    test(`is found by the browser's search on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      // The text of what is not laid out yet is in its content alone.
      const words = (await page.getByRole("main").locator(find).textContent()) ?? "";
      expect(words.length).toBeGreaterThan(5);
      expect(await page.evaluate((text) => Reflect.get(window, "find").call(window, text), words)).toBe(true);
      await expect(page.getByRole("main").locator(find)).toBeInViewport();
    });
  }
});
