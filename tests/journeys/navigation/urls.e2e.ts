import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import { startProxy } from "../../support/server/start-proxy.ts";
import { caseStudySlugs } from "../../support/site/addresses.ts";
import { addLink } from "../../support/site/navigation.ts";

test.use(keepContext);

const caseStudy = entryPath("caseStudy", caseStudySlugs[3] ?? "");

test("paints a page before its script arrives, and shows a header at its very end once it is complete", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
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

test.describe("URLs that have moved or do not exist (spec 2.1)", () => {
  test.use({ allowedConsole: /404/ });

  test("goes back to the page that the visitor came from after a moved or missing URL", async ({ page }) => {
    await page.goto(paths.privacy);
    await addLink(page, "/contact-us");

    await test.step("goes back from the target of a redirect", async () => {
      await page.getByRole("link", { name: "Added" }).click();
      await expect(page).toHaveURL(paths.contact);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Accelerate Your GTM Success");
      await page.goBack();
      await expect(page).toHaveURL(paths.privacy);
    });

    await test.step("goes back from a missing page with 'Go Back'", async () => {
      await page.goto("/nowhere");
      await page.getByRole("button", { name: "Go Back" }).click();
      await expect(page).toHaveURL(paths.privacy);
    });
  });
});
