import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

test.use(keepContext);

const insight = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

test("lays out an insight on a large screen, with a working rail, tabs and checklist (spec 2.9)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, insight, "Tabs", "CopyButton", "ContactModal", "ToastRegion");
  const rail = page.getByRole("complementary", { name: "Share and related content" });
  const more = page.getByRole("region", { name: "Explore More" });
  const tab = (name: string) => more.getByRole("tab", { name });
  const panel = more.getByRole("tabpanel");

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

  await test.step("keeps the rail in view while the reader scrolls", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    await expect(rail).toBeInViewport();
  });

  await test.step("shows the 'Link copied!' toast without accessibility violations", async () => {
    await rail.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    expect(await findViolations(page, ".toast")).toEqual([]);
  });

  await test.step("switches 'Explore More' among three insights, three case studies and the signals with the arrow keys", async () => {
    const titles = panel.getByRole("heading");
    await expect(titles).toHaveCount(3);
    await expect(titles.filter({ hasText: "multi-channel GTM rhythm" })).toHaveCount(0);
    await tab("Insights").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(tab("Insights")).toHaveAttribute("aria-selected", "true");
    for (const [name, prefix, count] of [
      ["Case Studies", /^\/case-studies\//, 3],
      ["Signals", /^\/market-signals\//, 1],
    ] as const) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(name)).toBeFocused();
      await expect(titles).toHaveCount(count);
      await expect(panel.getByRole("link").first()).toHaveAttribute("href", prefix);
      expect(await findViolations(page, "section:has(> * [role=tablist])"), name).toEqual([]);
    }
  });

  await test.step("moves focus from the tabs only to the cards of the chosen kind", async () => {
    await tab("Case Studies").click();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    for (let card = 0; card < 3; card += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Explore All Content →" })).toBeFocused();
  });

  await test.step("opens the contact modal from 'Book a Consult'", async () => {
    const banner = page.getByRole("region", { name: "Ready to Transform Your GTM Strategy?" });
    await banner.getByRole("button", { name: "Book a Consult" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("lets visitors check the closing questions, and leaves them unchecked on the next insight", async () => {
    const first = page
      .getByRole("group", { name: "The Hard Questions to Answer" })
      .getByRole("checkbox")
      .first();
    await expect(first).not.toBeChecked();
    await first.check();
    await page.getByRole("link", { name: "intent-driven cadences" }).click();
    await expect(page).toHaveURL(/intent-driven-cadences$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/multi-channel/);
    await expect(first).not.toBeChecked();
  });
});

test("an insight keeps its text in place without a table of contents, and wraps words of any length (spec 2.9)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(insight);

  await test.step("keeps the text in place when there is no table of contents", async () => {
    const words = page.locator(".article-words");
    const withContents = await words.boundingBox();
    // The server sends an article like this if it has fewer than two headings.
    await page.locator(".contents-rail").evaluate((contents) => {
      contents.style.display = "none";
    });
    expect(await words.boundingBox()).toMatchObject({ x: withContents?.x, width: withContents?.width });
    const rail = page.getByRole("complementary", { name: "Share and related content" });
    const textEnd = (withContents?.x ?? 0) + (withContents?.width ?? 0);
    expect((await rail.boundingBox())?.x).toBeGreaterThan(textEnd);
  });

  await test.step("wraps a word of an insight that is wider than the screen", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(
        "h1, h2, .prose p, [aria-label='Related content'] a > :first-child, .contents-link, .figure-value",
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
