import type { Page } from "@playwright/test";
import { paths, schedulePath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findControl, openControl } from "../../support/platform/controls.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";

async function expectRestToWork(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(paths.privacy);
}

test("a dialog's button opens the page with its form when the current page lacks the dialog's island", async ({
  page,
}) => {
  await page.route(`**${paths.process}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('name="ScheduleDialog"', 'name="Gone"');
    await route.fulfill({ response, body: html });
  });
  await page.goto(paths.process);
  await waitUntilStarted(page);
  await expect(page.locator('page-island[name="ScheduleDialog"]')).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Schedule a Call" }).last().click();
  await expect(page).toHaveURL((url) => url.pathname === schedulePath);
});

test.describe("a third-party script that throws", () => {
  test.use({ allowedConsole: /a third-party error/ });

  test("the page works when a third-party script throws", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        throw new Error("a third-party error");
      });
      addEventListener("click", () => {
        throw new Error("a third-party error");
      });
    });
    const control = findControl("a step of the approach");
    await openControl(page, control);
    await control.find(page).click();
    await control.expectClicked(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
test.describe("a part of the entry script that throws", () => {
  test.use({ allowedConsole: /no such selector/ });

  test("the entry script still starts islands and its other parts when one part throws", async ({ page }) => {
    await page.addInitScript(() => {
      const { matches } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          // Browsers without popover support throw this error.
          if (selector === ":popover-open") throw new SyntaxError("no such selector");
          return matches.call(this, selector);
        },
      });
    });
    const control = findControl("a step of the approach");
    await openControl(page, control);
    await control.find(page).click();
    await control.expectClicked(page);
    await expectRestToWork(page);
  });
});
