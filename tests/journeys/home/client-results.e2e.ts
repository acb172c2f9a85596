import { expect, test } from "../../support/browser/journey.ts";
import {
  cardsInView,
  carousel,
  desktop,
  expectInView,
  openStill,
  shownArea,
} from "../../support/site/home-page.ts";

test("rotates client results on desktops (spec 2.3, 4.4, 9)", async ({ page }) => {
  await openStill(page, desktop);
  const results = carousel(page, "Results you can count");
  const row = results.getByRole("list");
  const pick = (title: RegExp) => results.getByRole("button", { name: title });

  await test.step("advances client results every 4 s and wraps around, without losing a step if several intervals pass at once", async () => {
    await expectInView(page, row, [0]);
    await page.clock.runFor(3_800);
    await expectInView(page, row, [0]);
    await page.clock.runFor(200);
    await expectInView(page, row, [1]);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [2]);
    await page.clock.runFor(8_000);
    await expectInView(page, row, [1]);
    await expect(pick(/Messaging overhaul/)).toHaveAttribute("aria-current", "true");
  });

  await test.step("pauses client results while hovered, and from 'Pause' until 'Play'", async () => {
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [1]);
    await results.getByRole("button", { name: "Pause Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expectInView(page, row, [1]);
    await results.getByRole("button", { name: "Play Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [2]);
  });

  await test.step("shows a result when its figure is clicked", async () => {
    await pick(/Pipeline acceleration/).click();
    await expectInView(page, row, [0]);
    await expect(pick(/Pipeline acceleration/)).toHaveAttribute("aria-current", "true");
    await page.mouse.move(0, 0);
  });

  await test.step("doesn't animate anything on the home page or show a pause button under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    const area = (await shownArea(page).textContent()) ?? "";
    const voices = carousel(page, "What clients say").getByRole("list");
    const shown = await cardsInView(voices);
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText(area);
    await expectInView(page, row, [0]);
    await expectInView(page, voices, shown);
  });
});
