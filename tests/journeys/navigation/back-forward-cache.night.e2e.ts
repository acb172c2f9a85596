import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, expectRestored, goBack, test } from "../../support/browser/back-forward.ts";
import { isChunk } from "../../support/platform/chunks.ts";
import { openHydrated, waitUntilHydrated } from "../../support/platform/hydrated.ts";
import { startProxy } from "../../support/server/start-proxy.ts";
import { insightSlugs } from "../../support/site/addresses.ts";
import { scrollTop } from "../../support/site/navigation.ts";

// Use one worker, because the full Chromium is slow to start.
test.describe.configure({ mode: "default" });

const insight = entryPath("insight", insightSlugs[0] ?? "");

/** Leaves the page and returns to it from the back-forward cache. */
async function leaveAndReturn(page: Page) {
  const start = page.url();
  await page.evaluate((to) => location.assign(to), paths.privacy);
  await expect(page).toHaveURL(new URL(paths.privacy, start).href);
  await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeVisible();
  await goBack(page, start);
  await expectRestored(page);
}

test("restores an article with its scroll position, its chosen tab and its open table of contents", async ({
  page,
}) => {
  // Narrow enough that the table of contents is collapsible.
  await page.setViewportSize({ width: 700, height: 900 });
  await openHydrated(page, insight, "Tabs");
  const tab = page.getByRole("tab", { name: "Case Studies" });
  const contents = page.locator("details.toc");
  await tab.click();
  await contents.locator("summary").click();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await leaveAndReturn(page);
  expect(await scrollTop(page)).toBe(700);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(contents).toHaveAttribute("open");
});

test.describe("after a deploy", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test("a restored page works with its loaded scripts after a deploy", async ({ page, site }) => {
    let isDeployed = false;
    const proxy = await startProxy(site.origin, {
      isGone: (path) => isDeployed && isChunk({ pathname: path }),
    });
    await page.goto(proxy.origin);
    await waitUntilHydrated(page, "ImpactAreas");
    isDeployed = true;
    await leaveAndReturn(page);
    const area = page.locator(".impact-button").nth(2);
    await area.click();
    await expect(area).toHaveAttribute("aria-expanded", "true");
    proxy.stop();
  });
});
