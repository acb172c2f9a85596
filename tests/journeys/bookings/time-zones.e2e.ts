import { schedulePath } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { isEntry } from "../../support/chunks.ts";
import { readEvents } from "../../support/data-layer.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { answerSlots, findChoice, openSchedule } from "../../support/scheduling.ts";

/** What the first slot, 9:00 on Tuesday, November 24, 2026 in Bengaluru, is elsewhere. */
const visitors = [
  { timezoneId: "Asia/Kolkata", day: "Tue Nov 24", time: "9:00 AM", hint: "India Standard Time (GMT+5:30)" },
  {
    timezoneId: "Asia/Kathmandu",
    day: "Tue Nov 24",
    time: "9:15 AM 9:00 AM in Bengaluru",
    hint: "Nepal Time (GMT+5:45)",
  },
  {
    timezoneId: "Pacific/Chatham",
    day: "Tue Nov 24",
    time: "5:15 PM 9:00 AM in Bengaluru",
    hint: "Chatham Daylight Time (GMT+13:45)",
  },
  {
    timezoneId: "Pacific/Kiritimati",
    day: "Tue Nov 24",
    time: "5:30 PM 9:00 AM in Bengaluru",
    hint: "Line Islands Time (GMT+14)",
  },
  {
    timezoneId: "Pacific/Pago_Pago",
    day: "Mon Nov 23",
    time: "4:30 PM Tue 9:00 AM in Bengaluru",
    hint: "American Samoa Standard Time (GMT-11)",
  },
  {
    timezoneId: "America/St_Johns",
    day: "Tue Nov 24",
    time: "12:00 AM 9:00 AM in Bengaluru",
    hint: "Newfoundland Standard Time (GMT-3:30)",
  },
];

for (const { timezoneId, day, time, hint } of visitors) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test("sees days and times of that zone, with the office's beside them", async ({ page }) => {
      await answerSlots(page);
      const dialog = await openSchedule(page);
      await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(day);
      const times = dialog.getByRole("group", { name: /^Time on/ }).getByRole("radio");
      await expect(times.first()).toHaveAccessibleName(time);
      await expect(dialog.getByLabel("Time zone")).toHaveAccessibleDescription(hint);
    });
  });
}

test.describe("the page that schedules without a dialog", () => {
  test.describe("opened in New York", () => {
    test.use({ timezoneId: "America/New_York" });

    test("shows that zone with the office's beside it, keeps its address's tags, and counts one view", async ({
      page,
    }) => {
      await page.goto(`${schedulePath}?utm_source=mail`);
      await expect(page).toHaveURL(/\?utm_source=mail&zone=America%2FNew_York$/);
      await waitUntilStarted(page);
      await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
      const time = page.locator(".accordion-part[open]").getByRole("radio").first();
      await expect(time).toHaveAccessibleName(/^\d+:\d\d PM .*\d+:\d\d AM in Bengaluru$/);
      expect(await readEvents(page, "page_view")).toHaveLength(1);
    });

    test("keeps the zone that its address names", async ({ page }) => {
      for (const [zone, shown] of [
        ["Asia/Tokyo", "Asia/Tokyo"],
        ["Mars/Olympus", "Asia/Kolkata"],
      ]) {
        await page.goto(`${schedulePath}?zone=${zone}`);
        await waitUntilStarted(page);
        await expect(page).toHaveURL(`${schedulePath}?zone=${zone}`);
        await expect(page.getByLabel("Time zone")).toHaveValue(shown ?? "");
      }
    });

    test("leaves the page to a visitor who has begun before its script came", async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(isEntry, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(schedulePath, { waitUntil: "commit" });
      await page.getByLabel("First Name").click();
      await page.keyboard.type("Asha");
      release();
      await waitUntilStarted(page);
      await expect(page).toHaveURL(schedulePath);
      await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    });
  });

  for (const timezoneId of ["Asia/Kolkata", "Asia/Calcutta"]) {
    test.describe(`opened in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("is shown once, in the office's own zone", async ({ page }) => {
        await page.goto(schedulePath);
        await waitUntilStarted(page);
        await expect(page).toHaveURL(schedulePath);
        await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
      });
    });
  }
});

test.describe("another zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("can be chosen: the same moment on another clock, and day", async ({ page }) => {
    await answerSlots(page);
    const dialog = await openSchedule(page);
    await expect(dialog.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
    await findChoice(dialog, "Wed Nov 25").check();
    await findChoice(dialog, "9:30 AM").check();
    await dialog.getByLabel("Time zone").selectOption("America/Los_Angeles");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
    await expect(dialog.getByText("Smaller text: Bengaluru time")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "8:00 PM Wed 9:30 AM in Bengaluru" })).toBeChecked();
    await expect(dialog.getByRole("status")).toHaveText(
      "Tuesday, November 24, 2026 at 8:00 PM, which is Wednesday, November 25, 2026 at 9:30 AM in Bengaluru",
    );
    await expect(dialog.getByLabel("Time zone")).toHaveAccessibleDescription("Pacific Standard Time (GMT-8)");
  });
});

test.describe("on a small phone", () => {
  test.use({ timezoneId: "Pacific/Honolulu", viewport: { width: 320, height: 640 }, hasTouch: true });

  test("everything fits, and every target is as large as a thumb", async ({ page }) => {
    await answerSlots(page);
    const dialog = await openSchedule(page);
    await dialog.getByRole("radio").first().waitFor();
    const sizes = await dialog
      .locator("label:has(input[type=radio]), select, button, .input")
      .evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          // In whole pixels: the dialog may still be moving in.
          return {
            what: element.textContent?.slice(0, 20),
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
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
  });
});
