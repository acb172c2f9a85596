import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { modalOf, openerOf } from "../../support/leads/contact-modal.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

test.use(keepContext);

test("a page and its contact modal have no accessibility violations in dark mode", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, paths.about);
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await findViolations(page)).toEqual([]);
  await openerOf(page).click();
  await expect(modalOf(page)).toBeVisible();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");

  await test.step("prints black text on white", async () => {
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});
