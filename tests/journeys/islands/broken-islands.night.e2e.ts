import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { delayRequests, findChunk } from "../../support/platform/chunks.ts";
import { waitUntilHydrated, waitUntilStarted } from "../../support/platform/hydrated.ts";

test.use({ ...keepContext, allowedConsole: /the island is broken/ });

/** Query that the wrapper adds to import the original chunk. */
const ORIGINAL = "?original";
const failure = "This part of the page could not be loaded. Please reload the page.";

/** Serves a component that throws while `window.isBroken` is set and renders the original otherwise. */
async function serveBreakable(page: Page, name: string, source: string) {
  const chunk = findChunk(source);
  const isWrapped = ({ pathname, search }: URL) => pathname === chunk && search !== ORIGINAL;
  await page.route(isWrapped, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `import { ${name} as Original } from "${new URL(route.request().url()).pathname}${ORIGINAL}";
        export function ${name}(properties) {
          if (window.isBroken) throw new Error("the island is broken");
          return Original(properties);
        }`,
    }),
  );
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => Object.assign(window, { isBroken: value }), isBroken);

/** The rotator of the four steps. The page has another one for the motions. */
const approach = (page: Page) =>
  page.locator("page-island", { has: page.getByText("Context-Led Discovery") });
const markup = (page: Page) => approach(page).innerHTML();

function watchErrors(page: Page) {
  let count = 0;
  page.on("pageerror", () => {
    count += 1;
  });
  return () => count;
}

async function expectRestToWork(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(paths.privacy);
}

test("an island restores the server's markup without a busy button when it throws after an early click", async ({
  page,
}) => {
  const release = await delayRequests(page);
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await serveBreakable(page, "Rotator", "src/site/pages/about/rotator.tsx");
  const countErrors = watchErrors(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.about);
  await waitUntilStarted(page);
  const before = await markup(page);
  const tab = approach(page).getByRole("tab", { name: "Intelligent Execution" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-busy", "true");
  release();
  await expect.poll(countErrors).toBeGreaterThan(0);
  await expect.poll(() => markup(page)).toBe(before);
  await expect(approach(page)).not.toHaveAttribute("hydrated");
  await setBroken(page, false);
  await expectRestToWork(page);
});

test("an island restores the server's markup when it throws later, and reports the failure on the next click", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveBreakable(page, "Rotator", "src/site/pages/about/rotator.tsx");
  const countErrors = watchErrors(page);
  await page.goto(paths.about);
  await waitUntilStarted(page);
  const before = await markup(page);
  await waitUntilHydrated(page, "Rotator");
  expect(countErrors()).toBe(0);
  const tab = approach(page).getByRole("tab", { name: "Intelligent Execution" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await setBroken(page, true);
  await approach(page).getByRole("tab", { name: "Strategy in Motion" }).click();
  await expect.poll(countErrors).toBeGreaterThan(0);
  await expect(approach(page)).not.toHaveAttribute("hydrated");
  expect(await markup(page)).toBe(before);
  await tab.click();
  await expect(page.locator('page-island[name="Rotator"] + [role="alert"]')).toHaveText(failure);
  // The other rotator still works.
  await setBroken(page, false);
  const neighbor = page.getByRole("tab", { name: "Omnichannel management" });
  await neighbor.click();
  await expect(neighbor).toHaveAttribute("aria-selected", "true");
  await expectRestToWork(page);
});

test("links that open a dialog lead to its page when the dialog throws", async ({ page }) => {
  await serveBreakable(page, "ContactModal", "src/leads/forms/browser/modal/contact-modal.tsx");
  const countErrors = watchErrors(page);
  await page.goto(paths.about);
  await waitUntilHydrated(page, "ContactModal");
  await setBroken(page, true);
  const opener = page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" });
  await opener.click();
  await expect.poll(countErrors).toBeGreaterThan(0);
  await opener.click();
  await expect(page).toHaveURL(paths.contact);
});
