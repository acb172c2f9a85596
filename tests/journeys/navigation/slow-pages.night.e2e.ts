import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { delayRequests, isEntry } from "../../support/platform/chunks.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import { startProxy } from "../../support/server/start-proxy.ts";
import { caseStudySlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

const caseStudy = entryPath("caseStudy", caseStudySlugs[3] ?? "");

test("paints a page before its script arrives, and shows a header at its very end once it is complete", async ({
  page,
}) => {
  const release = await delayRequests(page, isEntry);
  await page.goto(paths.terms, { waitUntil: "commit" });
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  release();
  await waitUntilStarted(page);

  await test.step("shows a header at the very end of a page once the page is complete", async () => {
    await page.evaluate(() => {
      const [header, wrap] = [document.createElement("header"), document.createElement("div")];
      wrap.className = "wrap";
      wrap.textContent = "The last words";
      header.append(wrap);
      document.querySelector("main")?.append(header);
    });
    await expect(page.getByText("The last words")).toBeVisible();
  });
});

for (const [path, width] of [
  [paths.home, 390],
  [caseStudy, 1280],
] as const) {
  test(`${path} does not shift at ${width} px while it arrives in pieces`, async ({ page, site }) => {
    const slow = await startProxy(site.origin, { trickles: true });
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(slow.origin + path);
    await waitUntilStarted(page);
    expect(await readShifts(page)).toBe(0);
    slow.stop();
  });
}
