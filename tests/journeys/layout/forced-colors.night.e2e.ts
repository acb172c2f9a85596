import { entryPath, paths } from "#config/index.ts";
import { caseStudySlugs } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

for (const path of [paths.home, paths.about, paths.process, entryPath("caseStudy", caseStudySlugs[3] ?? "")])
  test(`uses system colors for drawings and icons on ${path} in forced-colors mode`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openHydrated(page, path);
    expect(await page.getByRole("main").evaluate(listOwnColors)).toEqual([]);
  });

test("hides the About page's circuit behind the chosen motion in forced-colors mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, paths.about, "Rotator");
  const chosen = page.locator(".rotator-motions").getByRole("tab", { selected: true });
  await chosen.scrollIntoViewIfNeeded();
  const box = await chosen.boundingBox();
  if (!box) throw new Error("No motion is chosen.");
  // A strip next to the label that excludes the edges of the box.
  const strip = { x: Math.round(box.x) + 4, y: Math.round(box.y) + 8, width: 8, height: 80 };
  const picture = (await page.screenshot({ clip: strip })).toString("base64");
  expect(await page.evaluate(measureSpread, picture)).toBeLessThan(8);
});

test("draws the chart marks of a case study in forced-colors mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, entryPath("caseStudy", caseStudySlugs[3] ?? ""));
  const mark = page.locator(".badge-dot").first();
  const drawn = await mark.evaluate((badge) => getComputedStyle(badge, "::before").backgroundColor);
  expect(drawn).toBe("rgb(0, 0, 0)");
});

/** Returns the widest range of values in any color channel of an image (a Base64 PNG). */
async function measureSpread(picture: string): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("The canvas has no context.");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const spreads = [0, 1, 2].map((channel) => {
    const values = [...data].filter((_, index) => index % 4 === channel);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...spreads);
}

/** Lists icons and text elements in drawings whose color isn't a system text color. */
function listOwnColors(main: Element) {
  const probe = main.appendChild(document.createElement("i"));
  const system = ["CanvasText", "LinkText", "ButtonText", "HighlightText"].map((name) => {
    probe.style.setProperty("color", name);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...main.querySelectorAll("svg, svg text")].flatMap((element) => {
    const { color, fill } = getComputedStyle(element);
    const own = element.localName === "text" ? fill : color;
    return system.includes(own) ? [] : `${own} ${element.outerHTML.slice(0, 80)}`;
  });
}
