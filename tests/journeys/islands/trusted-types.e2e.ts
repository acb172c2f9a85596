import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { waitUntilHydrated, waitUntilStarted } from "../../support/platform/hydrated.ts";

// React reports that the markup was changed; the browser reports the blocked assignment.
test.use({ allowedConsole: /Minified React error #418|requires 'TrustedHTML' assignment|Trusted Type/ });

test("the policy blocks assigning a string to innerHTML, and an island keeps the server's parts when something changed its markup before it was hydrated", async ({
  page,
}) => {
  const release = await delayRequests(page);
  await page.goto(paths.home);
  await waitUntilStarted(page);
  const island = page.locator('page-island[name="EdgeFilter"]');
  const titles = await island.locator("page-outlet h3").allTextContents();
  expect(titles.length).toBeGreaterThan(3);
  // As a translation extension does.
  await island.evaluate((element) => {
    element.firstElementChild?.prepend(document.createElement("font"));
    for (const outlet of element.querySelectorAll("page-outlet")) outlet.setAttribute("data-from-server", "");
  });
  release();
  await waitUntilHydrated(page, "EdgeFilter");
  await expect(island.locator("[data-from-server]")).toHaveCount(0);
  expect(await island.locator("page-outlet h3").allTextContents()).toEqual(titles);
  await island.getByRole("button", { name: "Signals", exact: true }).click();
  await expect(island.getByRole("status").first()).toHaveText(/^Signals: \d/);

  await test.step("blocks assigning a string to innerHTML", async () => {
    const refusal = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<img>";
        return "";
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain("TrustedHTML");
    expect(await page.evaluate(() => Reflect.has(window, "trustedTypes"))).toBe(true);
  });
});
