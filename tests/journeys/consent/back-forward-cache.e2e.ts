import { paths } from "../../../src/site/index.ts";
import { expect, expectRestored, goBack, test } from "../../support/back-forward.ts";
import { banner, readChanges, watchChanges } from "../../support/consent.ts";
import { readEvents } from "../../support/data-layer.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";

test.describe("a page that is restored from the back-forward cache", () => {
  test("counts as one view more, of a list with its cards", async ({ page }) => {
    await page.goto(paths.moreInsights);
    await waitUntilStarted(page);
    expect(await readEvents(page)).toHaveLength(2);
    await page.evaluate((to) => location.assign(to), paths.privacy);
    await expect(page).toHaveURL(paths.privacy);
    await goBack(page, paths.moreInsights);
    await expectRestored(page);
    expect((await readEvents(page)).map(({ event }) => event)).toEqual([
      "page_view",
      "view_item_list",
      "page_view",
      "view_item_list",
    ]);
  });
});

test.describe("a page that is restored after a choice on another", () => {
  test.use({ storedChoice: null });

  test("follows it before it counts the view", async ({ page }) => {
    await watchChanges(page);
    await page.goto(paths.about);
    await expect(banner(page)).toBeVisible();
    await page.evaluate((to) => location.assign(to), paths.privacy);
    await expect(page).toHaveURL(paths.privacy);
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(banner(page)).toBeHidden();
    await goBack(page, paths.about);
    await expectRestored(page);
    await expect(banner(page)).toBeHidden();
    expect(await readChanges(page)).toEqual([{ necessary: true, analytics: true, marketing: true }]);
    const kinds = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Object(entry)[1] ?? Object(entry).event),
    );
    expect(kinds).toEqual(["default", "page_view", "update", "page_view"]);
  });
});
