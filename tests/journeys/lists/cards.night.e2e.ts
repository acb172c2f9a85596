import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { waitUntilHydrated } from "../../support/platform/hydrated.ts";

test.use(keepContext);

const listCards = (page: Page) => page.getByRole("main").getByRole("article");

test("lays out insights as cards (spec 2.8)", async ({ page }) => {
  await page.goto(paths.moreInsights);
  const cards = listCards(page);

  await test.step("puts one, two or three cards in a row, depending on the width", async () => {
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards.evaluateAll((found) =>
        found.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  await test.step("makes cards at least 360 px high, with summaries of at most two lines", async () => {
    for (const card of await cards.all()) {
      expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(360);
      const lines = await card
        .locator("p.line-clamp-2")
        .evaluate((summary) =>
          Math.round(summary.clientHeight / Number.parseFloat(getComputedStyle(summary).lineHeight)),
        );
      expect(lines).toBeLessThanOrEqual(2);
    }
  });
});

test("shows the only case study of a category as one short row", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.caseStudies);
  const row = page.locator("[data-list]").getByRole("article").nth(1);
  const box = await row.boundingBox();
  expect(box?.width).toBeGreaterThan(1000);
  expect(box?.height).toBeLessThan(280);
  await expect(row).toContainText("+450%");
  const action = await row.getByText("View Case Study").boundingBox();
  const title = await row.getByRole("heading").boundingBox();
  expect(action?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});

test("cards show their industry and break long words (spec 2.8)", async ({ page }) => {
  await test.step("shows a card's industry at the top right of its illustration", async () => {
    await page.goto(paths.moreCaseStudies);
    const card = await listCards(page).first().boundingBox();
    const tag = await listCards(page).first().locator(".badge-quiet").last().boundingBox();
    if (!card || !tag) throw new Error("The card has no industry tag.");
    expect(card.x + card.width - (tag.x + tag.width)).toBeLessThan(24);
    expect(tag.y - card.y).toBeLessThan(24);
  });

  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [paths.moreCaseStudies, paths.hub]) {
    await test.step(`breaks a word that is wider than a card on ${path}`, async () => {
      if (path !== paths.moreCaseStudies) await page.goto(path);
      await waitUntilHydrated(page);
      const cards = listCards(page);
      await cards.locator("a, p, li, span").evaluateAll((texts) => {
        for (const text of texts)
          if (text.childElementCount === 0) text.textContent = "Unbreakable".repeat(12);
      });
      const overflowing = await cards.evaluateAll(
        (found) => found.filter((card) => card.scrollWidth > card.clientWidth + 8).length,
      );
      expect(overflowing).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
