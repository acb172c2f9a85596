import type { Page } from "@playwright/test";

/** Shows every part of the page, as somebody does who scrolls through it, and goes back to where it was. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const start = window.scrollY;
    const show = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      // Observers tell after the second frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) await show(top);
    await show(start);
  });
}
