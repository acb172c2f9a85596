import { paths } from "../../../src/site/index.ts";
import { waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test.describe("the card of an insight (spec 2.8)", () => {
  test("is one link as a whole, whose name holds title and button", async ({ page }) => {
    await page.goto(paths.moreInsights);
    const card = page.getByRole("main").getByRole("article").first();
    const title = await card.getByRole("heading").innerText();
    await expect(card.getByRole("link")).toHaveCount(1);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", /^\/read-insight\//);
    await expect(card.getByRole("link", { name: "Read More →" })).toBeVisible();
    const href = await card.getByRole("link").getAttribute("href");
    await card.getByText("Read More →").click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test("keeps its summary to two lines and is at least 360 px high", async ({ page }) => {
    await page.goto(paths.moreInsights);
    for (const card of await page.getByRole("main").getByRole("article").all()) {
      expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(360);
      const lines = await card.locator("p.line-clamp-2").evaluate((summary) => {
        return Math.round(summary.clientHeight / Number.parseFloat(getComputedStyle(summary).lineHeight));
      });
      expect(lines).toBeLessThanOrEqual(2);
    }
  });
});

test.describe("the card of a case study (spec 2.8)", () => {
  test("shows its industry at the top right of the illustration", async ({ page }) => {
    await page.goto(paths.moreCaseStudies);
    const card = page.getByRole("main").getByRole("article").first();
    const frame = await card.boundingBox();
    const tag = await card.locator(".badge-quiet").last().boundingBox();
    if (!frame || !tag) throw new Error("The card has no industry tag.");
    expect(frame.x + frame.width - (tag.x + tag.width)).toBeLessThan(24);
    expect(tag.y - frame.y).toBeLessThan(24);
  });
});

test("the keyboard reaches a card once and opens it", async ({ page }) => {
  await page.goto(paths.moreInsights);
  const links = page.getByRole("main").getByRole("article").getByRole("link");
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  const href = await links.nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("a word that is wider than a card breaks, and moves nothing sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [paths.moreInsights, paths.caseStudies, paths.hub]) {
    await page.goto(address);
    await waitUntilHydrated(page);
    await page
      .getByRole("main")
      .getByRole("article")
      .locator("a, p, li, span")
      .evaluateAll((texts) => {
        for (const text of texts)
          if (text.childElementCount === 0) text.textContent = "Unbreakable".repeat(12);
      });
    const overflowing = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 8).length);
    expect(overflowing).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
