import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { caseStudySlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

for (const path of [paths.home, paths.about, paths.process, entryPath("caseStudy", caseStudySlugs[3] ?? "")])
  test(`uses system colors for drawings and icons on ${path} in forced-colors mode`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openHydrated(page, path);
    expect(await page.getByRole("main").evaluate(listOwnColors)).toEqual([]);
    for (const mark of await page.locator(".badge-dot").all()) {
      const drawn = await mark.evaluate((badge) => getComputedStyle(badge, "::before").backgroundColor);
      expect(drawn).toBe("rgb(0, 0, 0)");
    }
  });

/** Lists icons and text elements in drawings whose color isn't a system text color. */
function listOwnColors(main: Element) {
  const probe = main.appendChild(document.createElement("i"));
  const system = ["CanvasText", "LinkText", "ButtonText", "GrayText", "HighlightText"].map((name) => {
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
