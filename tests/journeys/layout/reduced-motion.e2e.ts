import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("with reduced motion, a change of colors starts no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(paths.about);
  await page.evaluate(() => {
    document.addEventListener("transitionrun", () => {
      document.documentElement.dataset.transition = "started";
    });
  });
  const background = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await expect(page.locator("body")).not.toHaveCSS("background-color", background);
  await expect(page.locator("html")).not.toHaveAttribute("data-transition");
});
