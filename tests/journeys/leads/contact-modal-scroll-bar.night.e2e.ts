import { test as base, expect } from "../../support/browser/journey.ts";
import { findOpener, modalOf } from "../../support/leads/contact-modal.ts";

const test = base.extend({
  /** Runs in a browser whose scroll bars take up space. */
  page: async ({ playwright, launchOptions, site }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    await use(await browser.newPage({ baseURL: site.origin }));
    await browser.close();
  },
});

test("opening the contact modal doesn't move a page with a classic scroll bar (spec 4.2)", async ({
  page,
}) => {
  const opener = await findOpener(page);
  const open = () => opener.evaluate((button: HTMLElement) => button.click());
  const modal = modalOf(page);

  await test.step("keeps the scroll bar's space and the scroll position while the modal is open", async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    const measure = () =>
      page.evaluate(() => ({
        scrollTop: window.scrollY,
        barWidth: window.innerWidth - document.documentElement.clientWidth,
        overflow: getComputedStyle(document.body).overflow,
        mainWidth: document.querySelector("main")?.getBoundingClientRect().width,
        headerWidth: document.querySelector(".site-header-row")?.getBoundingClientRect().width,
      }));
    const before = await measure();
    expect(before).toMatchObject({ scrollTop: 300, barWidth: 15, overflow: "visible" });
    for (let round = 0; round < 2; round += 1) {
      await open();
      await expect(modal).toBeVisible();
      await page.mouse.wheel(0, 600);
      expect(await measure()).toEqual({ ...before, barWidth: 0, overflow: "hidden" });
      await page.keyboard.press("Escape");
      await expect(modal).toHaveCount(0);
      expect(await measure()).toEqual(before);
    }
  });

  await test.step("keeps the modal open on a click on its scroll bar or a right click", async () => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await open();
    await expect(modal.getByRole("button", { name: "LinkedIn only" })).toBeFocused();
    await page.mouse.click(4, 100, { button: "right" });
    await page.mouse.click(1275, 300);
    await expect(modal).toBeVisible();
    await page.mouse.click(1255, 300);
    await expect(modal).toHaveCount(0);
  });
});
