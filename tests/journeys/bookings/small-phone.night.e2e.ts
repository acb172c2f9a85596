import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findChoice, openSchedule, respondToSlotRequests } from "../../support/leads/scheduling.ts";
import { findViolations } from "../../support/platform/accessibility.ts";

test.use({
  ...keepContext,
  timezoneId: "Pacific/Honolulu",
  viewport: { width: 320, height: 640 },
  hasTouch: true,
});

test("the scheduling dialog fits a small phone, and every target is at least 44 px in size", async ({
  page,
}) => {
  await respondToSlotRequests(page);
  const dialog = await openSchedule(page);
  await dialog.getByRole("radio").first().waitFor();
  const sizes = await dialog
    .locator("label:has(input[type=radio]), select, button, .input")
    .evaluateAll((all) =>
      all.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Rounded because the dialog might still be sliding in.
        return {
          text: element.textContent?.slice(0, 20),
          width: Math.round(width),
          height: Math.round(height),
        };
      }),
    );
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  const overflow = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("fieldset, label, select")]
      .filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline",
      )
      .map((part) => part.textContent?.slice(0, 40)),
  );
  expect(overflow).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await findChoice(dialog, "Mon Nov 30").tap();
  await expect(findChoice(dialog, "Mon Nov 30")).toBeChecked();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
});
