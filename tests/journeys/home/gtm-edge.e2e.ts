import { expect, test } from "../../support/browser/journey.ts";
import { readMarkedTick } from "../../support/platform/auto-advance.ts";
import { cardsInView, desktop, expectInView, openStill } from "../../support/site/home-page.ts";

test("filters and rotates The GTM Edge on the home page (spec 2.7, 4.4, 9)", async ({ page }) => {
  await openStill(page, desktop);
  await page.mouse.move(2, 2);
  const edge = page.getByRole("region", { name: "The Pricing Desk" });
  const row = edge.getByRole("list", { name: "The Pricing Desk" });
  const button = (name: string) => edge.getByRole("button", { name, exact: true });
  const status = edge.getByRole("status").first();
  const links = row.getByRole("article").getByRole("link");
  const listHrefs = () => links.evaluateAll((shown) => shown.map((link) => link.getAttribute("href") ?? ""));
  const listIndexes = () =>
    links.evaluateAll((shown) => shown.map((link) => JSON.parse(link.dataset.event ?? "{}").index));

  await test.step("advances The GTM Edge every 4000 ms", async () => {
    await expect(button("Pause The Pricing Desk")).toBeVisible();
    await page.clock.runFor(3_999);
    expect(await readMarkedTick(edge)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => readMarkedTick(edge)).toBe(1);
    await page.clock.runFor(4_000);
    await expect.poll(() => readMarkedTick(edge)).toBe(2);
    await expectInView(page, row, [2, 3, 4]);
  });

  await test.step("shows three cards of each kind, or up to six of the chosen kind, numbered from 0 (spec 7.4)", async () => {
    for (const [filter, counts] of [
      ["All", [3, 3, 1]],
      ["Case Studies", [4, 0, 0]],
      ["Insights", [0, 6, 0]],
      ["Signals", [0, 0, 1]],
      ["All", [3, 3, 1]],
    ] as const) {
      await button(filter).click();
      await expect(button(filter)).toHaveAttribute("aria-pressed", "true");
      await expect(status).toHaveText(`${filter}: ${counts[0] + counts[1] + counts[2]}`);
      const hrefs = await listHrefs();
      const kinds = ["/case-studies/", "/read-insight/", "/market-signals/"];
      expect(kinds.map((kind) => hrefs.filter((href) => href.startsWith(kind)).length)).toEqual(counts);
      await expect.poll(listIndexes, filter).toEqual(hrefs.map((_, position) => position));
    }
  });

  await test.step("starts at the first card when another kind is chosen", async () => {
    for (let step = 0; step < 3; step += 1) await button("Next in The Pricing Desk").click();
    await expectInView(page, row, [3, 4, 5]);
    await button("Insights").click();
    await expectInView(page, row, [0, 1, 2]);
  });

  await test.step("keeps the cards paused when another kind is chosen", async () => {
    await button("Pause The Pricing Desk").click();
    await button("Case Studies").click();
    await button("Insights").click();
    await page.clock.runFor(30_000);
    await expectInView(page, row, [0, 1, 2]);
    await button("Play The Pricing Desk").click();
    await button("Insights").focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_100);
    await expectInView(page, row, [1, 2, 3]);
  });

  await test.step("stops on a whole card when it is resized while scrolling, as when a tablet is rotated", async () => {
    await button("Next in The Pricing Desk").click();
    await page.setViewportSize({ width: 639, height: 900 });
    await expect.poll(async () => (await cardsInView(row)).length).toBe(1);
  });

  await test.step("shows one card at a time below 640 px, two below 1024 px, and three on wider screens", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, cards] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await cardsInView(row)).length, `at ${width} px`).toBe(cards);
    }
  });
});
