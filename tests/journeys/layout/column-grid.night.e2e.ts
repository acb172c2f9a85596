import type { Page } from "@playwright/test";
import { listPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

for (const width of [390, 768, 1280, 1920])
  test(`the grid has a strong line at both edges of the page column at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(listPath("insight"));
    const { start, end, lightness } = await readGrid(page);
    const strong = Math.min(...lightness) + 5;
    for (const edge of [start, end]) {
      expect(lightness[edge]).toBeLessThan(strong);
      expect(lightness[edge - 1]).toBeGreaterThan(strong);
      expect(lightness[edge + 1]).toBeGreaterThan(strong);
    }
    expect(end - start).toBeGreaterThan(width * 0.75);
  });

/** Returns the page column's edges, and the lightness of every pixel in a row of the grid above the heading. */
async function readGrid(page: Page) {
  const heading = await page.getByRole("heading", { level: 1 }).evaluate((element) => {
    const column = element.closest(".wrap");
    if (!column) throw new Error("The heading is in no page column.");
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    const { left, right, top } = column.getBoundingClientRect();
    return {
      start: Math.round(left + Number.parseFloat(paddingLeft)),
      end: Math.round(right - Number.parseFloat(paddingRight)),
      top: Math.round(top),
    };
  });
  const clip = { x: 0, y: heading.top + 10, width: page.viewportSize()?.width ?? 0, height: 1 };
  const picture = (await page.screenshot({ clip })).toString("base64");
  return { ...heading, lightness: await page.evaluate(readLightness, picture) };
}

/** Runs in the page. */
async function readLightness(picture: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("The canvas has no context.");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, 1);
  return Array.from({ length: bitmap.width }, (_, pixel) => data[4 * pixel] ?? 255);
}
