import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";

test.use(keepContext);

const insight = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

test("an insight has readable lines and wraps words of any length (spec 2.9)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(insight);

  await test.step("sets text in lines of 55 to 80 characters", async () => {
    const perLine = await page
      .locator(".prose > p")
      .first()
      .evaluate((paragraph) => {
        const lines = paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        return (paragraph.textContent?.length ?? 0) / Math.round(lines);
      });
    expect(perLine).toBeGreaterThan(55);
    expect(perLine).toBeLessThan(80);
  });

  await test.step("wraps a word of an insight that is wider than the screen", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(
        "h1, h2, .prose p, [aria-label='Related content'] a > :first-child, .toc a, .figure-value",
      )) {
        part.textContent = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung";
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe("an image that fails to load", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("an image keeps its size and shows its alt text when it fails to load", async ({ page }) => {
    await page.route("**/figures/*", (route) => route.fulfill({ status: 404 }));
    await page.goto(insight);
    const picture = page.getByRole("img", { name: /^Bar chart of team minutes/ });
    await page.getByText("Team minutes per day.").scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    // The browser now shows the alt text.
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    const box = await picture.boundingBox();
    const ratio = await picture.evaluate(
      (image) => Number(image.getAttribute("height")) / Number(image.getAttribute("width")),
    );
    expect(box?.width).toBeGreaterThan(300);
    // Allow one pixel of border on each side.
    expect(Math.abs((box?.height ?? 0) - (box?.width ?? 0) * ratio)).toBeLessThan(2);
  });
});
