import type { Locator } from "@playwright/test";
import { listPath, paths } from "#config/index.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test("control outlines have a contrast of at least 3:1 with the page", async ({ page }) => {
  await openHydrated(page, paths.contact);
  const chip = page.getByRole("button", { name: "Can you audit our funnel?" });
  expect(await readContrast(chip)).toBeGreaterThanOrEqual(3);
  expect(await readContrast(page.locator(".segments").first())).toBeGreaterThanOrEqual(3);
  await openHydrated(page, listPath("insight"));
  expect(await readContrast(page.locator(".segments").first())).toBeGreaterThanOrEqual(3);
});

/** Returns the contrast between an element's border and the nearest background around it. */
function readContrast(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("The canvas has no context.");
    const luminance = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let around = element.parentElement;
    while (around && getComputedStyle(around).backgroundColor === "rgba(0, 0, 0, 0)")
      around = around.parentElement;
    const border = luminance(getComputedStyle(element).borderTopColor);
    const page = luminance(getComputedStyle(around ?? document.body).backgroundColor);
    return (Math.max(border, page) + 0.05) / (Math.min(border, page) + 0.05);
  });
}
