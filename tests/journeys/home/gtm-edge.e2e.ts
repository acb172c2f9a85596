import { cardsInView, desktop, expectInView, openHome, openStill } from "../../support/home-page.ts";
import { expect, test } from "../../support/journey.ts";

test.describe("The GTM Edge on the home page (spec 2.7, 4.4, 9)", () => {
  test("shows three of each kind, or up to six of one", async ({ page }) => {
    await openHome(page);
    const edge = page.getByRole("region", { name: "The GTM Edge" });
    const hrefs = () =>
      edge
        .getByRole("article")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const countOf = async (prefix: string) =>
      (await hrefs()).filter((href) => href.startsWith(prefix)).length;

    expect(await countOf("/case-studies/")).toBe(3);
    expect(await countOf("/market-signals/")).toBe(1);
    expect(await countOf("/read-insight/")).toBe(3);

    for (const [filter, prefix, count] of [
      ["Case Studies", "/case-studies/", 4],
      ["Insights", "/read-insight/", 6],
      ["Signals", "/market-signals/", 1],
    ] as const) {
      await edge.getByRole("button", { name: filter, exact: true }).click();
      await expect(edge.getByRole("button", { name: filter, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      expect(await countOf(prefix)).toBe(count);
      expect(await hrefs()).toHaveLength(count);
    }
    await edge.getByRole("button", { name: "All", exact: true }).click();
    expect(await hrefs()).toHaveLength(7);
  });

  test("numbers the cards of what was chosen from 0, for their events (spec 7.4)", async ({ page }) => {
    await openHome(page);
    const row = page.getByRole("list", { name: "The GTM Edge" });
    const places = () =>
      row
        .getByRole("article")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => JSON.parse(link.dataset.event ?? "{}").index));
    for (const [filter, count] of [
      ["Insights", 6],
      ["Signals", 1],
      ["Case Studies", 4],
      ["All", 7],
    ] as const) {
      await page.getByRole("button", { name: filter, exact: true }).click();
      await expect.poll(places, filter).toEqual(Array.from({ length: count }, (_, place) => place));
    }
  });

  test("shows one card a view below 640 px, two below 1024, then three", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    const row = page.getByRole("list", { name: "The GTM Edge" });
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

  test("begins with the first card of what was chosen", async ({ page }) => {
    await openStill(page, desktop);
    const row = page.getByRole("list", { name: "The GTM Edge" });
    const next = page.getByRole("button", { name: "Next in The GTM Edge" });
    for (let step = 0; step < 3; step += 1) await next.click();
    await expectInView(page, row, [3, 4, 5]);
    await page.getByRole("button", { name: "Insights", exact: true }).click();
    await expectInView(page, row, [0, 1, 2]);
  });

  test("stays paused when another kind is chosen", async ({ page }) => {
    await openStill(page, desktop);
    const row = page.getByRole("list", { name: "The GTM Edge" });
    await page.getByRole("button", { name: "Pause The GTM Edge" }).click();
    await page.getByRole("button", { name: "Insights", exact: true }).click();
    await page.clock.runFor(30_000);
    await expectInView(page, row, [0, 1, 2]);
    await page.getByRole("button", { name: "Play The GTM Edge" }).click();
    await page.getByRole("button", { name: "Insights", exact: true }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_100);
    await expectInView(page, row, [1, 2, 3]);
  });
});
