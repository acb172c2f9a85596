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
