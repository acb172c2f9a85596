import type { Page } from "@playwright/test";
import { entryPath, listPath, paths, schedulePath } from "../../../src/site/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import { readShifts, watchShifts } from "../../support/layout-shifts.ts";
import { onePerTemplate } from "../../support/page-templates.ts";
import { readRefused, watchPolicy } from "../../support/policy-violations.ts";

// The 404 page is an error to the console.
test.use({ ...keepContext, allowedConsole: /^error: Failed to load resource: .* 404 / });

const nowhere = "/nowhere";
const insight = entryPath("insight", insightSlugs[0] ?? "");
const copyLink = ["Share this piece", "Copy link"];

/** Lines that a page shows with scripts alone: the controls that do nothing without. */
const scriptedLines: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["All", "Case Studies", "Insights", "Signals"],
  [paths.contact]: [
    "Not sure how to start?",
    "Can you audit our funnel?",
    "Help us scale our outbound strategy",
    "Review our messaging and positioning",
    "Build an AI-powered GTM system",
  ],
  [insight]: copyLink,
  [entryPath("caseStudy", caseStudySlugs[3] ?? "")]: copyLink,
  [entryPath("signal", signalSlug)]: copyLink,
  [nowhere]: ["Go Back"],
};

/** Parts that a script would fold or hide, and how many there are. */
const foldedParts: Readonly<Record<string, ReadonlyArray<readonly [string, number]>>> = {
  [paths.home]: [[".impact-panel", 6]],
  [paths.about]: [
    [".rotator-approach .rotator-panel", 4],
    [".rotator-motions .rotator-panel", 6],
  ],
  [insight]: [
    [".tab-panel", 3],
    [".tab-panel article", 7],
  ],
};

for (const path of [...onePerTemplate, `${schedulePath}?zone=UTC`, nowhere]) {
  test(`the page of a template: ${path} (spec 2.1)`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const plain =
      await test.step("without JavaScript it shows all its words and no idle button", async () => {
        await session.send("Emulation.setScriptExecutionDisabled", { value: true });
        const response = await page.goto(path);
        expect(response?.status()).toBe(path === nowhere ? 404 : 200);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const [part, count] of foldedParts[path] ?? []) {
          await expect(page.locator(part).filter({ visible: true })).toHaveCount(count);
        }
        expect(await listIdleButtons(page)).toEqual([]);
        const lines = await readLines(page);
        const unseen = await listUnseen(page);
        await page.setViewportSize({ width: 390, height: 844 });
        // What is beside the text on one kind of screen alone is hidden on the other.
        const unseenOnPhone = await listUnseen(page);
        expect(unseen.filter((text) => unseenOnPhone.includes(text))).toEqual([]);
        expect(await listRowsOutOfReach(page)).toEqual([]);
        return new Set(lines);
      });

    await test.step("with JavaScript it is hydrated without a layout shift, and adds controls alone", async () => {
      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      await session.detach();
      await page.setViewportSize({ width: 1280, height: 720 });
      await watchShifts(page);
      await watchPolicy(page);
      await openHydrated(page, path);
      expect(await readShifts(page)).toBe(0);
      // From here on the journey moves the page itself.
      const added = (await readLines(page)).filter((line) => !plain.has(line));
      expect(added).toEqual(scriptedLines[path] ?? []);
    });

    await test.step("it is accessible on a large screen and on a phone", async () => {
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step("it does not scroll sideways at 320 px, and breaks no policy", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await readRefused(page)).toEqual([]);
    });
  });
}

test("other states of a page are hydrated, shift nothing, fit 320 px and break no policy", async ({
  page,
}) => {
  await watchShifts(page);
  await watchPolicy(page);
  for (const path of [
    listPath("insight", "gtm-strategy"),
    `${paths.contact}?mode=full`,
    `${paths.contact}?sent=K7M2-9QXD`,
    `${entryPath("signal", signalSlug)}?sent=K7M2-9QXD`,
    listPath("caseStudy", "platform-control"),
  ]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openHydrated(page, path);
      expect(await readShifts(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await readRefused(page)).toEqual([]);
    });
  }
  await test.step("an empty category is accessible", async () => {
    expect(await findViolations(page, "main")).toEqual([]);
  });
});

/** Reads the lines of the page's main part. */
async function readLines(page: Page): Promise<string[]> {
  // What is not laid out yet has no text; it stays laid out for what follows.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  const words = await page.getByRole("main").innerText();
  return words.split("\n").map((line) => line.trim());
}

/** What is hidden on purpose: code, choices of a list, parts that open by themselves, words for screen readers, idle controls. */
const hiddenOnPurpose = [
  "script, style, svg, option",
  "details:not([open])",
  "[class*='noscript:hidden'], .sr-only, .off-screen",
  // Cards of a filter, which 'See All' leads to.
  "[data-within][hidden]",
  // Descriptions of links.
  "span[hidden][id]",
].join();

/** Lists the texts of the main part that a reader can neither see nor open. */
function listUnseen(page: Page) {
  return page.getByRole("main").evaluate((main, onPurpose) => {
    const unseen: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest(onPurpose)) continue;
      const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown) unseen.push(text.slice(0, 60));
    }
    return unseen;
  }, hiddenOnPurpose);
}

/** Lists rows that keys cannot scroll: without a link, and taken out of the browser's own stops of the Tab key. */
function listRowsOutOfReach(page: Page) {
  return page
    .locator("main *")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
            element.getAttribute("tabindex") === "-1" &&
            !element.querySelector("a[href], button"),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
}

/** Lists the visible buttons that would do nothing without a script. */
function listIdleButtons(page: Page) {
  return page
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) =>
            button.checkVisibility() &&
            !button.closest("summary") &&
            !button.matches("[popovertarget], [type=submit], .impact-button, .rotator-button"),
        )
        .map((button) => button.outerHTML.slice(0, 120)),
    );
}
