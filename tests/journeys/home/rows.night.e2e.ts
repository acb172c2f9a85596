import { expect, test } from "../../support/browser/journey.ts";
import { waitUntilIdle } from "../../support/platform/hydrated.ts";
import { forgetShifts, readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import {
  cardsInView,
  carousel,
  desktop,
  expectInView,
  openHome,
  openStill,
  phone,
} from "../../support/site/home-page.ts";

test("shows as many testimonials and GTM Edge cards as fit, and no buttons when all of them are in view", async ({
  page,
}) => {
  await openStill(page, desktop);
  const voices = carousel(page, "What clients say");
  const voiceRow = voices.getByRole("list");
  const edge = page.getByRole("region", { name: "The Pricing Desk" });
  const edgeRow = edge.getByRole("list", { name: "The Pricing Desk" });

  await test.step("stops on a whole card when it is resized while scrolling, as when a tablet is rotated", async () => {
    await edge.getByRole("button", { name: "Next in The Pricing Desk" }).click();
    await page.setViewportSize({ width: 639, height: 900 });
    await expect.poll(async () => (await cardsInView(edgeRow)).length).toBe(1);
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, cards, testimonials] of [
    [639, 1, 1],
    [640, 2, 2],
    [1023, 2, 2],
    [1024, 3, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await cardsInView(edgeRow)).length, `at ${width} px`).toBe(cards);
    await expect.poll(async () => (await cardsInView(voiceRow)).length, `at ${width} px`).toBe(testimonials);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach, `at ${width} px`).toBeLessThanOrEqual(width);
  }

  await test.step("doesn't show buttons when all testimonials are in view", async () => {
    await page.setViewportSize(phone);
    // Sections far from the viewport aren't laid out.
    await voiceRow.scrollIntoViewIfNeeded();
    await expectInView(page, voiceRow, [0]);
    const next = voices.getByRole("button", { name: "Next in What clients say" });
    await expect(next).toBeVisible();
    await voiceRow.getByRole("listitem").evaluateAll((cards) => {
      for (const card of cards.slice(1)) card.setAttribute("hidden", "");
    });
    // The row remeasures itself only when its size changes.
    await page.setViewportSize({ ...phone, width: phone.width - 1 });
    await expect(next).toBeHidden();
  });
});

test("hydrates the whole home page without a layout shift", async ({ page }) => {
  await watchShifts(page);
  // Cards of a row also shift while the page is parsed, far below a real screen: the script waits until that is painted.
  await page.route("**/entry.client-*.js", async (route) => {
    await page.waitForFunction(() => document.readyState === "interactive");
    await page.evaluate(
      () =>
        new Promise((painted) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))),
        ),
    );
    await forgetShifts(page);
    await route.continue();
  });
  for (const { width } of [phone, desktop]) {
    await page.setViewportSize({ width, height: 15_000 });
    await openHome(page);
    await waitUntilIdle(page);
    expect(await readShifts(page), `at ${width} px`).toBe(0);
  }
});
