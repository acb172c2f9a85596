import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser/journey.ts";
import { readMarkedTick } from "../../support/platform/auto-advance.ts";
import {
  cardsInView,
  carousel,
  desktop,
  expectInView,
  openStill,
  shownArea,
} from "../../support/site/home-page.ts";

const areas = [
  "GTM campaigns for new markets",
  "Revamping stalled funnels",
  "Omnichannel management",
  "Website and SEO growth",
  "Social and professional-network amplification",
  "Reporting and analytics",
];

// The reasons to pause are tested in auto-advance.test.ts; here, that each row has them.
test("rotates the impact areas, client results, testimonials and The GTM Edge on desktops (spec 2.3, 2.7, 4.4, 9)", async ({
  page,
}) => {
  await openStill(page, desktop);
  const moveAway = () => page.mouse.move(2, 2);
  await moveAway();
  const area = (name: string) => page.getByRole("button", { name });
  const expectShown = (name: string) => expect(shownArea(page)).toHaveText(name);
  const results = carousel(page, "Results you can count");
  const voices = carousel(page, "What clients say");
  const edge = page.getByRole("region", { name: "The Pricing Desk" });
  const button = (name: string) => edge.getByRole("button", { name, exact: true });
  const [resultRow, voiceRow] = [results.getByRole("list"), voices.getByRole("list")];
  const edgeRow = edge.getByRole("list", { name: "The Pricing Desk" });

  const pauseAndPlay = async (section: Locator, name: string, whilePaused: () => Promise<void>) => {
    await section.getByRole("button", { name: `Pause ${name}` }).click();
    await moveAway();
    await page.clock.runFor(20_000);
    await whilePaused();
    await section.getByRole("button", { name: `Play ${name}` }).click();
    await moveAway();
  };

  await test.step("advances testimonials after 3040 ms, The GTM Edge after 4000 ms, and impact areas after 5 s", async () => {
    await expect(voiceRow.getByRole("listitem")).toHaveCount(6);
    await expectInView(page, voiceRow, [0, 1, 2]);
    await page.clock.runFor(2_900);
    await expectInView(page, voiceRow, [0, 1, 2]);
    await page.clock.runFor(100);
    await expectInView(page, voiceRow, [3, 4, 5]);
    await page.clock.runFor(780);
    expect(await readMarkedTick(edge)).toBe(0);
    await page.clock.runFor(140);
    await expect.poll(() => readMarkedTick(edge)).toBe(1);
    await page.clock.runFor(820);
    await expectShown("GTM campaigns for new markets");
    await page.clock.runFor(140);
    await expectShown("Revamping stalled funnels");
  });

  await test.step("advances through all six impact areas and wraps around, without changing the page's height", async () => {
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await readHeight();
    await expect(page.locator(".impact-button")).toHaveText(areas);
    for (const name of [...areas.slice(2), ...areas.slice(0, 1)]) {
      await page.clock.runFor(5_000);
      await expectShown(name);
      expect(await readHeight()).toBe(height);
    }
  });

  await test.step("pauses impact areas for 10 s after a click, and from 'Pause' until 'Play'", async () => {
    await area("Website and SEO growth").click();
    await moveAway();
    await page.clock.runFor(14_900);
    await expectShown("Website and SEO growth");
    await page.clock.runFor(100);
    await expectShown("Social and professional-network amplification");
    await pauseAndPlay(page.locator("main"), "Where We Drive the Most Impact", () =>
      expectShown("Social and professional-network amplification"),
    );
    await page.clock.runFor(7_000);
    await expectShown("Reporting and analytics");
  });

  await test.step("shows all three client results at once, so nothing moves and there is nothing to press", async () => {
    await page.clock.runFor(20_000);
    await expectInView(page, resultRow, [0, 1, 2]);
    await expect(results.getByRole("button")).toHaveCount(0);
  });

  await test.step("pauses testimonials while hovered, and turns pages with the buttons", async () => {
    // While the section is out of view, a turn can stop between two pages; the next one in view ends at a page.
    await voiceRow.scrollIntoViewIfNeeded();
    await page.clock.runFor(3_100);
    await expect.poll(async () => (await cardsInView(voiceRow)).join()).toMatch(/^(0,1,2|3,4,5)$/);
    await voiceRow.hover();
    const before = await cardsInView(voiceRow);
    await page.clock.runFor(20_000);
    await expectInView(page, voiceRow, before);
    const turned = before[0] === 0 ? [3, 4, 5] : [0, 1, 2];
    await voices.getByRole("button", { name: "Previous in What clients say" }).click();
    await expectInView(page, voiceRow, turned);
    await voices.getByRole("button", { name: "Next in What clients say" }).click();
    await expectInView(page, voiceRow, before);
  });

  await test.step("shows three cards of each kind in The GTM Edge, or up to six of the chosen kind, numbered from 0 (spec 7.4)", async () => {
    const links = edgeRow.getByRole("article").getByRole("link");
    const listHrefs = () =>
      links.evaluateAll((shown) => shown.map((link) => link.getAttribute("href") ?? ""));
    const listIndexes = () =>
      links.evaluateAll((shown) => shown.map((link) => JSON.parse(link.dataset.event ?? "{}").index));
    for (const [filter, counts] of [
      ["Case Studies", [4, 0, 0]],
      ["Insights", [0, 6, 0]],
      ["Signals", [0, 0, 1]],
      ["All", [3, 3, 1]],
    ] as const) {
      await button(filter).click();
      await expect(button(filter)).toHaveAttribute("aria-pressed", "true");
      await expect(edge.getByRole("status").first()).toHaveText(
        `${filter}: ${counts[0] + counts[1] + counts[2]}`,
      );
      const hrefs = await listHrefs();
      const kinds = ["/case-studies/", "/read-insight/", "/market-signals/"];
      expect(kinds.map((kind) => hrefs.filter((href) => href.startsWith(kind)).length)).toEqual(counts);
      await expect.poll(listIndexes, filter).toEqual(hrefs.map((_, position) => position));
    }
  });

  await test.step("starts The GTM Edge at the first card and keeps it paused when another kind is chosen", async () => {
    for (let step = 0; step < 3; step += 1) await button("Next in The Pricing Desk").click();
    await expectInView(page, edgeRow, [3, 4, 5]);
    await button("Insights").click();
    await expectInView(page, edgeRow, [0, 1, 2]);
    await pauseAndPlay(edge, "The Pricing Desk", async () => {
      await button("Case Studies").click();
      await button("Insights").click();
      await page.clock.runFor(30_000);
      await expectInView(page, edgeRow, [0, 1, 2]);
    });
  });

  await test.step("doesn't animate anything on the home page or show a pause button under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    const area = (await shownArea(page).textContent()) ?? "";
    const readRows = () => Promise.all([resultRow, voiceRow, edgeRow].map(cardsInView));
    // A row might still be scrolling.
    let shown = await readRows();
    const isAtRest = async () => {
      const before = JSON.stringify(shown);
      shown = await readRows();
      return JSON.stringify(shown) === before && shown.every((cards) => cards.length > 0);
    };
    await expect.poll(isAtRest, { intervals: [100] }).toBe(true);
    await page.clock.runFor(60_000);
    await expectShown(area);
    expect(await readRows()).toEqual(shown);
  });
});
