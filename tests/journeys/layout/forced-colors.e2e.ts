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
