import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

const article = entryPath("insight", insightSlugs[0] ?? "");

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const) {
  test(`a toast does not cover the button that triggered it at ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, article, "CopyButton", "ToastRegion");
    const copy = page.getByRole("button", { name: /copy link|copied|copy failed/i });
    const toast = page.locator(".toast");
    const listCovering = () =>
      copy.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [...document.querySelectorAll(".toast")].filter((toast) => {
          const box = toast.getBoundingClientRect();
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        }).length;
      });
    for (const edge of ["start", "center", "end"] as const) {
      await copy.evaluate((button, block) => {
        // Place the button between the header and the bottom of the window.
        button.style.scrollMargin = "6rem 0 1.5rem";
        button.scrollIntoView({ block, behavior: "instant" });
      }, edge);
      await copy.click();
      await expect(toast).toHaveCount(1);
      expect(await listCovering(), edge).toBe(0);
      await toast.getByRole("button").click();
      await expect(toast).toHaveCount(0);
    }
  });
}
