import { expect, test } from "../../support/browser/journey.ts";
import { carousel, desktop, expectInView, openStill, phone } from "../../support/site/home-page.ts";

test("rotates testimonials (spec 4.4, 9)", async ({ page }) => {
  await openStill(page, desktop);
  const voices = carousel(page, "What clients say");
  const row = voices.getByRole("list");

  await test.step("shows three testimonials per page, advances every 3040 ms and wraps around", async () => {
    await expect(row.getByRole("listitem")).toHaveCount(6);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(2_900);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(100);
    await expectInView(page, row, [3, 4, 5]);
    await page.clock.runFor(3_040);
    await expectInView(page, row, [0, 1, 2]);
  });

  await test.step("pauses testimonials while hovered, and turns pages with the buttons", async () => {
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0, 1, 2]);
    await voices.getByRole("button", { name: "Previous in What clients say" }).click();
    await expectInView(page, row, [3, 4, 5]);
    await voices.getByRole("button", { name: "Next in What clients say" }).click();
    await expectInView(page, row, [0, 1, 2]);
  });

  await test.step("shows two testimonials per page at 640 px and up, and one below", async () => {
    await page.setViewportSize({ width: 640, height: 1024 });
    await expectInView(page, row, [0, 1]);
    await page.setViewportSize(phone);
    await expectInView(page, row, [0]);
  });

  await test.step("doesn't show buttons when all testimonials are in view", async () => {
    const next = voices.getByRole("button", { name: "Next in What clients say" });
    await expect(next).toBeVisible();
    await row.getByRole("listitem").evaluateAll((cards) => {
      for (const card of cards.slice(1)) card.setAttribute("hidden", "");
    });
    // The row remeasures itself only when its size changes.
    await page.setViewportSize({ ...phone, width: phone.width - 1 });
    await expect(next).toBeHidden();
  });
});
