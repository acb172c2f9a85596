import { entryPath, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signalSlug } from "../../support/site/addresses.ts";

const signal = entryPath("signal", signalSlug);

test("shows reading progress if the browser supports scroll-driven animations", async ({ page }) => {
  await page.goto(signal);
  if (!(await page.evaluate(() => CSS.supports("animation-timeline: view()")))) return;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const read = (share: number) =>
      page.evaluate(async (part) => {
        const text = document.querySelector(".prose")?.getBoundingClientRect();
        const top = (text?.top ?? 0) + scrollY;
        const way = (text?.height ?? 0) - innerHeight;
        scrollTo({ top: top + way * part, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return getComputedStyle(document.querySelector(".article-words") ?? document.body, "::before").scale;
      }, share);
    expect(await read(-0.05)).toBe("0 1");
    const half = (await read(0.5)).split(" ").map(Number);
    expect(Math.min(...half)).toBeCloseTo(0.5, 1);
    expect(await read(1.01)).toMatch(/^(none|1( 1)?)$/);
  }
});

test("shows no full rule on a page of text before anything is read", async ({ page }) => {
  await page.goto(paths.privacy);
  const rules = await page.locator(".article-words").evaluateAll((columns) =>
    columns
      .map((column) => getComputedStyle(column, "::before"))
      .filter(({ content }) => content !== "none")
      .map(({ scale }) => scale),
  );
  if (await page.evaluate(() => CSS.supports("animation-timeline: view()"))) expect(rules).toEqual(["0 1"]);
  else expect(rules).toEqual([]);
});
