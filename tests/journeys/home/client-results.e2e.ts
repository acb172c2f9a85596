import {
  cardsInView,
  carousel,
  desktop,
  expectInView,
  openHome,
  openStill,
  phone,
} from "../../support/home-page.ts";
import { expect, test } from "../../support/journey.ts";

test.describe("client results (spec 1, 2.3, 9)", () => {
  test("are a carousel on desktop that moves on every 4 s and wraps around", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    const row = results.getByRole("list");
    await expectInView(page, row, [0]);
    await page.clock.runFor(3_800);
    await expectInView(page, row, [0]);
    await page.clock.runFor(200);
    await expectInView(page, row, [1]);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [2]);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [0]);
    await expect(results.getByRole("button", { name: /Pipeline acceleration/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("lose no step where several intervals pass at once", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    await page.clock.runFor(8_200);
    await expectInView(page, results.getByRole("list"), [2]);
    await expect(results.getByRole("button", { name: /Organic discovery/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("are on the page once, each figure in one sentence with what it counts", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openHome(page);
    for (const [value, counts, title] of [
      ["25+", "qualified meetings in 2 months", "Pipeline acceleration"],
      ["+92%", "engagement in 6 weeks", "Messaging overhaul"],
      ["+250,000", "visitors in 60 days", "Organic discovery"],
    ] as const) {
      await expect(page.getByText(value, { exact: true })).toHaveCount(1);
      await expect(page.getByText(title, { exact: true })).toHaveCount(1);
      await expect(page.getByText(`${value} ${counts}`, { exact: true })).toHaveCount(1);
      await expect(page.getByRole("button", { name: `${value} ${title}`, exact: true })).toBeVisible();
    }
  });

  test("pause while the pointer is on them and when they are paused", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    const row = results.getByRole("list");
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0]);
    await results.getByRole("button", { name: "Pause Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0]);
    await results.getByRole("button", { name: "Play Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [1]);
  });

  test("can be chosen by their figure", async ({ page }) => {
    await openHome(page);
    const results = carousel(page, "Results you can count");
    await results.getByRole("button", { name: /\+250,000/ }).click();
    await expect.poll(() => cardsInView(results.getByRole("list"))).toEqual([2]);
  });

  test("are stacked on phones and do not move", async ({ page }) => {
    await openStill(page, phone);
    const results = carousel(page, "Results you can count");
    await expect(results.getByRole("button")).toHaveCount(0);
    const tops = await results
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});
