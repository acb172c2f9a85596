import { entryPath, paths, schedulePath } from "#config/index.ts";
import { caseStudySlugs, signalSlug } from "../../support/addresses.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

/** One page of each template. */
const templates = [
  paths.home,
  paths.about,
  paths.process,
  paths.hub,
  paths.insights,
  paths.marketSignals,
  paths.contact,
  schedulePath,
  entryPath("insight", "living-content-to-revenue-system"),
  entryPath("caseStudy", caseStudySlugs[0] ?? ""),
  entryPath("signal", signalSlug),
];

// Without scripts too: Safari's keyboard can scroll only a region that has, or can have, focus.
for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });
    for (const width of [390, 1280])
      test(`every scrollable region has a name and can be scrolled by keyboard at ${width} px`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        const found: string[] = [];
        let regions = 0;
        for (const path of templates) {
          await page.goto(path);
          const list = await page.evaluate(() => {
            const scrolls = (element: Element) => {
              const { overflowX, overflowY } = getComputedStyle(element);
              const isAcross = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
              return (
                isAcross || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
              );
            };
            return [...document.body.querySelectorAll<HTMLElement>("*")].filter(scrolls).map((element) => ({
              region: `${element.tagName}.${element.className}`,
              isReachable:
                element.tabIndex >= 0 || element.querySelector("a[href], button, input, summary") !== null,
              hasName: Boolean(
                element.ariaLabel ||
                  element.getAttribute("aria-labelledby") ||
                  element.closest("[aria-label]"),
              ),
            }));
          });
          regions += list.length;
          for (const { region, isReachable, hasName } of list)
            if (!isReachable || !hasName) found.push(`${path}: ${region} ${isReachable} ${hasName}`);
        }
        expect(found).toEqual([]);
        expect(regions).toBeGreaterThan(3);
      });
  });
