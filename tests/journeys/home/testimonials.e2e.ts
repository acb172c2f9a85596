import { carousel, desktop, expectInView, openStill, phone } from "../../support/home-page.ts";
import { expect, test } from "../../support/journey.ts";

test.describe("testimonials (spec 9)", () => {
  test("rotate three a page every 3040 ms and begin again", async ({ page }) => {
    await openStill(page, desktop);
    const row = carousel(page, "What clients say").getByRole("list");
    await expect(row.getByRole("listitem")).toHaveCount(6);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(2_900);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(100);
    await expectInView(page, row, [3, 4, 5]);
    await page.clock.runFor(3_040);
    await expectInView(page, row, [0, 1, 2]);
  });

  test("turn as often as they are clicked, however fast", async ({ page }) => {
    await openStill(page, phone);
    const voices = carousel(page, "What clients say");
    const row = voices.getByRole("list");
    await page.clock.runFor(2 * 3_040 + 100);
    await expectInView(page, row, [2]);
    await voices.getByRole("button", { name: "Next in What clients say" }).evaluate((next: HTMLElement) => {
      for (let turn = 0; turn < 3; turn += 1) next.click();
    });
    await expectInView(page, row, [5]);
  });

  test("show two a page from 640 px and one below", async ({ page }) => {
    await openStill(page, { width: 768, height: 1024 });
    const row = carousel(page, "What clients say").getByRole("list");
    await page.clock.runFor(40);
    await expectInView(page, row, [0, 1]);
    await page.setViewportSize(phone);
    await expectInView(page, row, [0]);
  });

  test("pause while the pointer is on them, and turn by their buttons", async ({ page }) => {
    await openStill(page, desktop);
    const voices = carousel(page, "What clients say");
    const row = voices.getByRole("list");
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0, 1, 2]);
    await voices.getByRole("button", { name: "Previous in What clients say" }).click();
    await expectInView(page, row, [3, 4, 5]);
    await voices.getByRole("button", { name: "Next in What clients say" }).click();
    await expectInView(page, row, [0, 1, 2]);
  });
});
