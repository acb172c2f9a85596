import type { Page } from "@playwright/test";
import { entryPath, listPath, paths, schedulePath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import { readPolicyViolations, watchPolicyViolations } from "../../support/platform/policy-violations.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/site/addresses.ts";

// The console reports the 404 page as an error.
test.use({ ...keepContext, allowedConsole: /^error: Failed to load resource: .* 404 / });

const nowhere = "/nowhere";
const insight = entryPath("insight", insightSlugs[0] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[3] ?? "");
const signal = entryPath("signal", signalSlug);
const copyLink = ["Share this piece", "Copy link"];
/** The second line is for screen readers. */
const copyText = ["Copy", "the text above"];

/** One page for each template. */
const templates = [
  paths.home,
  paths.about,
  paths.process,
  paths.hub,
  paths.insights,
  paths.marketSignals,
  paths.moreInsights,
  paths.contact,
  paths.privacy,
  insight,
  caseStudy,
  signal,
  `${schedulePath}?zone=UTC`,
  nowhere,
];

/** Lines that only scripts add to a page, for controls that would do nothing without JavaScript. */
const scriptedLines: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["All", "Case Studies", "Insights", "Signals"],
  [paths.contact]: [
    "Not sure how to start?",
    "Can you audit our funnel?",
    "Help us scale our outbound strategy",
    "Review our messaging and positioning",
    "Build an AI-powered GTM system",
    "Your time: 3:00 AM to 11:00 AM",
  ],
  [insight]: [...copyText, ...copyLink],
  [caseStudy]: [...copyText, ...copyLink],
  [signal]: copyLink,
  [nowhere]: ["Go Back"],
};

/** Parts that scripts collapse or hide, and how many there are. */
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

for (const path of templates) {
  test(`renders ${path} with and without JavaScript (spec 2.1)`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const plain =
      await test.step(`shows all text and no idle buttons on ${path} without JavaScript`, async () => {
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
        // Some parts are shown on only one kind of screen.
        const unseenOnPhone = await listUnseen(page);
        expect(unseen.filter((text) => unseenOnPhone.includes(text))).toEqual([]);
        expect(await listOutOfReach(page)).toEqual([]);
        return new Set(lines);
      });

    await test.step(`hydrates ${path} without a layout shift, and adds only controls`, async () => {
      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      await session.detach();
      await page.setViewportSize({ width: 1280, height: 720 });
      await watchShifts(page);
      await watchPolicyViolations(page);
      await openHydrated(page, path);
      expect(await readShifts(page)).toBe(0);
      const added = new Set((await readLines(page)).filter((line) => !plain.has(line)));
      expect([...added]).toEqual(scriptedLines[path] ?? []);
    });

    await test.step(`has no accessibility violations on ${path} on large screens and phones, and in dark mode`, async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await listOutOfReach(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findViolations(page)).toEqual([]);
      expect(await listOutOfReach(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });

    await test.step(`${path} does not scroll sideways at 320 px, with text at 200% or with long words, or violate the content security policy`, async () => {
      const expectWidth = async (width: number) => {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      };
      await expectWidth(320);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const width of [320, 390, 768, 1280]) await expectWidth(width);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      expect(await readPolicyViolations(page)).toEqual([]);
      // The labels of slots are times.
      if (path.startsWith(schedulePath)) return;
      await page.locator("main :is(h1, h2, h3, p, li, a, span, label), footer a").evaluateAll((texts) => {
        for (const text of texts)
          if (text.childElementCount === 0 && text.textContent?.trim())
            text.textContent = "Finanzdienstleistungsunternehmen";
      });
      await expectWidth(390);
    });
  });
}

test("has no accessibility violations in an empty category", async ({ page }) => {
  await openHydrated(page, listPath("caseStudy", "platform-control"));
  expect(await findViolations(page, "main")).toEqual([]);
});

/** Reads the lines of `main`. */
async function readLines(page: Page): Promise<string[]> {
  // `innerText` skips sections whose layout is deferred, so lay out all of them (for the rest of the test).
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  const words = await page.getByRole("main").innerText();
  return words.split("\n").map((line) => line.trim());
}

/** Hidden on purpose: code, options, native disclosures, text for screen readers, idle controls. */
const hiddenOnPurpose = [
  "script, style, svg, option",
  "details:not([open])",
  "[class*='noscript:hidden'], .sr-only, .off-screen",
  // Cards for a filter's other choices, which 'See All' leads to.
  "[data-within][hidden]",
  // Descriptions for links.
  "span[hidden][id]",
  // A chart's mark, which its drawing shows.
  "[data-mark]",
].join();

/** Lists the text in `main` that a reader can't see or reveal. */
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

/** Lists scrollable regions without a name or that a keyboard can't scroll. Safari's scrolls only one that can have focus. */
function listOutOfReach(page: Page) {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .filter((element) => {
        const isReachable =
          (element instanceof HTMLElement && element.tabIndex >= 0) ||
          element.querySelector("a[href], button, input, summary");
        const hasName = element.matches("[aria-label], [aria-labelledby], [aria-label] *");
        return !isReachable || !hasName;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Lists visible buttons that do nothing without JavaScript. */
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
