import { entryPath } from "../../../src/site/index.ts";
import { signalSlug } from "../../support/addresses.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const address = entryPath("signal", signalSlug);

test.describe("the market signal (spec 2.9)", () => {
  test("marks in its contents a heading whose id is not ASCII", async ({ page }) => {
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll("ecosystem-partners-have-a-break-even", "groß");
      await route.fulfill({ response: answer, body });
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${address}#groß`);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.locator("[aria-current]")).toHaveText(["Ecosystem: partners have a break-even"]);
  });

  test("has its share box and related links beside it on desktops only", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    const rail = page.getByRole("complementary", { name: "Share and related content" });
    await expect(rail.getByRole("button", { name: "Copy link" })).toBeVisible();
    const hrefs = await rail
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.some((href) => href?.startsWith("/read-insight/"))).toBe(true);
    expect(hrefs.some((href) => href?.startsWith("/case-studies/"))).toBe(true);
    expect(hrefs.length).toBeLessThanOrEqual(6);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(rail).toBeHidden();
  });
});
