import { entryPath, paths } from "../../../src/site/index.ts";
import { caseStudySlugs } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

for (const path of [paths.home, paths.about, paths.process, entryPath("caseStudy", caseStudySlugs[3] ?? "")])
  test(`in forced colors, drawings and icons of ${path} have the system's colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openHydrated(page, path);
    expect(await page.getByRole("main").evaluate(listOwnColors)).toEqual([]);
  });

test("in forced colors, the circuit of the About page is hidden behind the chosen motion", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, paths.about, "Rotator");
  const chosen = page.locator(".rotator-motions").getByRole("tab", { selected: true });
  await chosen.scrollIntoViewIfNeeded();
  const box = await chosen.boundingBox();
  if (!box) throw new Error("No motion is chosen.");
  // Beside the label, at the height of the circuit and above it.
  const takePatch = (y: number) =>
    page.screenshot({ clip: { x: box.x + 6, y: Math.round(y) - 9, width: 20, height: 18 } });
  const middle = await takePatch(box.y + box.height / 2);
  expect(middle.equals(await takePatch(box.y + 20))).toBe(true);
});

test("in forced colors, the marks of a case study are drawn", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, entryPath("caseStudy", caseStudySlugs[3] ?? ""));
  const mark = page.locator(".badge-dot").first();
  const { background, text } = await mark.evaluate((badge) => ({
    background: getComputedStyle(badge, "::before").backgroundColor,
    text: getComputedStyle(badge).color,
  }));
  expect(background).toBe(text);
});

/** Lists the words of drawings, and the icons, whose color is none that the system has for text. */
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
