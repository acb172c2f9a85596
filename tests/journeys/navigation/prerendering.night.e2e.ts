import { paths } from "#config/index.ts";
import { wholeBrowserPath } from "../../support/browser/browsers.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { startPrerendering } from "../../support/browser/start-prerendering.ts";
import { isChunk } from "../../support/platform/chunks.ts";

test("a prerendered page doesn't request or count anything until the visitor follows the link", async ({
  site,
}) => {
  const front = await startPrerendering(wholeBrowserPath, site.origin, paths.contact);
  try {
    const last = () => front.reports.at(-1);
    // After a few reports, anything that starts on its own would have started.
    await expect.poll(() => front.reports.length, { timeout: 15_000 }).toBeGreaterThan(3);
    expect(last()).toEqual({
      isPrerendering: true,
      hydrated: 0,
      hasDataLayer: false,
      counted: 0,
      focus: "",
      journey: null,
    });
    expect(front.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
    expect(front.requested.filter((path) => isChunk({ pathname: path }))).toEqual([]);
    front.activate();
    await expect.poll(last).toMatchObject({ isPrerendering: false, counted: 1, focus: "linkedinUrl" });
    expect(last()?.hydrated).toBeGreaterThan(0);
    expect(front.requested.filter((path) => path === paths.contact)).toHaveLength(1);
  } finally {
    await front.stop();
  }
});

test("an article that is prerendered but not shown isn't part of the journey", async ({ site }) => {
  const article = "/read-insight/fix-funnel-hubspot-gtm-operating-system";
  const choice = { necessary: true, analytics: true, marketing: false } as const;
  const front = await startPrerendering(wholeBrowserPath, site.origin, article, choice);
  try {
    const last = () => front.reports.at(-1);
    await expect.poll(() => front.reports.length, { timeout: 15_000 }).toBeGreaterThan(3);
    expect(last()).toMatchObject({ isPrerendering: true, journey: null });
    front.activate();
    await expect.poll(() => last()?.journey).toContain(article);
  } finally {
    await front.stop();
  }
});
