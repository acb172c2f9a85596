import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { header, menuButton, narrow } from "../../support/site/header.ts";

test.use(keepContext);

test("the header switches to the menu button without overlap when text is twice as large", async ({
  page,
}) => {
  await openHydrated(page, paths.privacy);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [1280, 768, 390, 320]) {
    await test.step(`shows the header without overlap at ${width} px and twice the text size`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const parts = await page
        .getByRole("banner")
        .locator("a.wordmark, a.btn, .menu-button")
        .filter({ visible: true })
        .evaluateAll((found) =>
          found.map((part) => {
            const { left, right } = part.getBoundingClientRect();
            // Text wider than its box would overlap the next part.
            return { left, right: Math.max(right, left + part.scrollWidth) };
          }),
        );
      expect(parts.length).toBe(width > 390 ? 3 : 2);
      for (const [index, { right }] of parts.entries())
        expect(right).toBeLessThanOrEqual(parts[index + 1]?.left ?? width);
      await menuButton(page).click();
      await expect(header(page).getByRole("link", { name: "Contact Us" })).toBeVisible();
      await page.keyboard.press("Escape");
    });
  }
});

test("shows 'Contact Us' beside the menu button below desktop widths", async ({ page }) => {
  await openHydrated(page, paths.privacy);
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact Us" });
  for (const width of [320, 360, 390, 768, 1023]) {
    await test.step(`shows 'Contact Us' once at ${width} px: in the menu if open, otherwise in the header`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(contact).toHaveCount(1);
      const box = await contact.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const menuBox = await menuButton(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(menuBox?.x ?? 0);
      await menuButton(page).click();
      await expect(contact).toHaveCount(1);
      await expect(page.locator(".mobile-panel").getByRole("link", { name: "Contact Us" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await menuButton(page).click();
    });
  }

  await test.step("fits a brand of up to 24 characters on one line beside 'Contact Us'", async () => {
    await page.evaluate(() => document.fonts.ready);
    const name = page.getByRole("banner").locator(".wordmark > span");
    for (const brand of ["Northbeamers", "Northbeam Partners", "Northbeam Growth Studios"]) {
      await name.evaluate((span, text) => {
        span.textContent = text;
        // The server adds this attribute to names of more than ten characters.
        span.setAttribute("data-long", "true");
      }, brand);
      for (const width of [320, 390, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const isCut = await name.evaluate(
          (span) => span.scrollWidth > span.clientWidth || span.scrollHeight > span.clientHeight,
        );
        expect(isCut, `${brand} at ${width} px`).toBe(false);
        expect(await contact.evaluate((link) => link.clientHeight)).toBeLessThan(45);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  await test.step("opens the contact page when 'Contact Us' is clicked", async () => {
    await page.setViewportSize(narrow);
    await contact.click();
    await expect(page).toHaveURL(paths.contact);
  });
});
