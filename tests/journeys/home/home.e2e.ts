import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { waitUntilIdle } from "../../support/platform/hydrated.ts";
import { readDistance } from "../../support/platform/scrolling.ts";
import { desktop, openHome, phone } from "../../support/site/home-page.ts";

test.use(keepContext);

/** How far from a jump's target the page can stop, in px. */
const TOLERANCE = 100;

const opened = 'main details[open], page-island:is([name="ImpactAreas"], [name="EdgeFilter"])';

test("the home page offers its actions and selling points (spec 2.3, 4.3)", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHome(page);

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`jumps to the services and moves focus there (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("link", { name: "Our Services" }).click();
      await expect(page).toHaveURL(/\/#services$/);
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeInViewport();
      await expect(page.locator("#services")).toBeFocused();
      await expect.poll(() => readDistance(page, "services")).toBeLessThan(TOLERANCE);
      // It must still be there after every section above has been laid out.
      await waitUntilIdle(page);
      expect(await readDistance(page, "services")).toBeLessThan(TOLERANCE);
    });
  }

  await test.step("opens the contact modal from the hero", async () => {
    const actions = page.getByRole("navigation", { name: "Quick actions" });
    await actions.getByRole("button", { name: "Contact Us" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/#services$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("opens one selling point at a time and closes it, by mouse and keyboard", async () => {
    const points = page.getByRole("region", { name: /Why teams choose us/ });
    const head = (name: string) => points.locator("summary", { hasText: name });
    const open = points.locator("details[open] > summary");
    await head("AI drafts, a person decides").click();
    await expect(open).toHaveText(["AI drafts, a person decides"]);
    await head("AI drafts, a person decides").click();
    await expect(open).toHaveCount(0);
    await head("AI drafts, a person decides").click();
    for (const key of ["Enter", "Space"]) {
      await head("We say no, with a reason").press(key);
      await expect(open).toHaveText(["We say no, with a reason"]);
      await head("We say no, with a reason").press(key);
      await expect(open).toHaveCount(0);
    }
  });

  await test.step("has no accessibility violations in opened and selected parts of the home page", async () => {
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Reporting and analytics" }).click();
    await page.locator("summary", { hasText: "We say no, with a reason" }).click();
    await page.getByRole("button", { name: "Insights", exact: true }).click();
    expect(await findViolations(page, opened)).toEqual([]);
  });
});
