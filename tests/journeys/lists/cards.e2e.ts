import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";

test.use(keepContext);

const listCards = (page: Page) => page.getByRole("main").getByRole("article");

test("opens an insight from its card (spec 2.8)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.moreInsights);
  const cards = listCards(page);

  await test.step("covers each card with one link named after its title", async () => {
    const card = cards.first();
    const link = card.getByRole("link");
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(await card.getByRole("heading").innerText());
    const uncovered = await card.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = [0.02, 0.25, 0.5, 0.75, 0.98];
      return places.flatMap((x) =>
        places.filter(
          (y) => document.elementFromPoint(left + x * width, top + y * height) !== element.querySelector("a"),
        ),
      );
    });
    expect(uncovered).toEqual([]);
    const href = await link.getAttribute("href");
    await card.getByText("Read More →").click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goBack();
  });

  await test.step("gives each card one Tab stop, and opens its page on Enter", async () => {
    const links = cards.getByRole("link");
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();
    const href = await links.nth(1).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});
