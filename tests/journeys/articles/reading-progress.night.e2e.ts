import { entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signalSlug } from "../../support/site/addresses.ts";

const signal = entryPath("signal", signalSlug);

test("shows reading progress if the browser supports scroll-driven animations", async ({ page }) => {
  await page.goto(signal);
  if (!(await page.evaluate(() => CSS.supports("animation-timeline: view()")))) return;
  const rules = [
    { width: 1280, element: ".contents-rail > ol", none: "1 0" },
    { width: 390, element: ".article-words", none: "0 1" },
  ];
  for (const { width, element, none } of rules) {
    await page.setViewportSize({ width, height: 844 });
    const read = (share: number) =>
      page.evaluate(
        async ([selector, part]) => {
          const text = document.querySelector(".prose")?.getBoundingClientRect();
          const top = (text?.top ?? 0) + scrollY;
          const way = (text?.height ?? 0) - innerHeight;
          scrollTo({ top: top + way * part, behavior: "instant" });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return getComputedStyle(document.querySelector(selector) ?? document.body, "::before").scale;
        },
        [element, share] as const,
      );
    expect(await read(-0.05)).toBe(none);
    const half = (await read(0.5)).split(" ").map(Number);
    expect(Math.min(...half)).toBeCloseTo(0.5, 1);
    expect(await read(1.01)).toMatch(/^(none|1( 1)?)$/);
  }
});
