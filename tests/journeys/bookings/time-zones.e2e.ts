import { paths, schedulePath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findChoice, openSchedule, respondToSlotRequests } from "../../support/leads/scheduling.ts";
import { delayRequests, isEntry } from "../../support/platform/chunks.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { readEvents } from "../../support/site/data-layer.ts";

test.use(keepContext);

/** The first slot (9:00 on Tuesday, November 24, 2026 in Pune) as shown in other time zones. */
const zones = [
  { timezone: "Asia/Kolkata", day: "Tue Nov 24", time: "9:00 AM", hint: "India Standard Time (GMT+5:30)" },
  {
    timezone: "Australia/Eucla",
    day: "Tue Nov 24",
    time: "12:15 PM 9:00 AM in Pune",
    hint: "Australian Central Western Standard Time (GMT+8:45)",
  },
  {
    timezone: "Pacific/Chatham",
    day: "Tue Nov 24",
    time: "5:15 PM 9:00 AM in Pune",
    hint: "Chatham Daylight Time (GMT+13:45)",
  },
  {
    timezone: "Pacific/Kiritimati",
    day: "Tue Nov 24",
    time: "5:30 PM 9:00 AM in Pune",
    hint: "Line Islands Time (GMT+14)",
  },
  {
    timezone: "Pacific/Pago_Pago",
    day: "Mon Nov 23",
    time: "4:30 PM Tue 9:00 AM in Pune",
    hint: "American Samoa Standard Time (GMT-11)",
  },
  {
    timezone: "America/St_Johns",
    day: "Tue Nov 24",
    time: "12:00 AM 9:00 AM in Pune",
    hint: "Newfoundland Standard Time (GMT-3:30)",
  },
];

test.describe("a visitor in the office's time zone", () => {
  // An alias of Asia/Kolkata, the office's time zone.
  test.use({ timezoneId: "Asia/Calcutta" });

  test("shows slots in the office's time zone until the visitor chooses another (spec: Scheduling)", async ({
    page,
  }) => {
    await test.step("doesn't reload the scheduling page when the visitor is in the office's time zone", async () => {
      await page.goto(schedulePath);
      await waitUntilStarted(page);
      await expect(page).toHaveURL(schedulePath);
      await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
    });

    await respondToSlotRequests(page);
    const dialog = await openSchedule(page);
    const zone = dialog.getByLabel("Time zone");
    await expect(zone).toHaveValue("Asia/Kolkata");

    await test.step("shows days and times in the chosen time zone, with the office's time below", async () => {
      const times = dialog.getByRole("group", { name: /^Time on/ }).getByRole("radio");
      for (const { timezone, day, time, hint } of zones) {
        await zone.selectOption(timezone);
        await expect(zone).toHaveAccessibleDescription(hint);
        await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(day);
        await expect(times.first()).toHaveAccessibleName(time);
      }
    });

    await test.step("keeps the chosen slot when the time zone changes and the slot moves to another day", async () => {
      await zone.selectOption("Asia/Kolkata");
      await findChoice(dialog, "Wed Nov 25").check();
      await findChoice(dialog, "9:30 AM").check();
      await zone.selectOption("America/Los_Angeles");
      await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
      await expect(dialog.getByText("Below each: Pune time")).toBeVisible();
      await expect(dialog.getByRole("radio", { name: "8:00 PM Wed 9:30 AM in Pune" })).toBeChecked();
      await expect(dialog.getByRole("status")).toHaveText(
        "Tuesday, November 24, 2026 at 8:00 PM, which is Wednesday, November 25, 2026 at 9:30 AM in Pune",
      );
      await expect(zone).toHaveAccessibleDescription("Pacific Standard Time (GMT-8)");
    });
  });
});

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the contact and scheduling pages use the visitor's time zone unless the URL has one", async ({
    page,
  }) => {
    await test.step("switches to the visitor's time zone, keeps campaign tags and counts one view", async () => {
      await page.goto(`${schedulePath}?utm_source=mail`);
      await expect(page).toHaveURL(/\?utm_source=mail&zone=America%2FNew_York$/);
      await waitUntilStarted(page);
      await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
      const time = page.locator(".accordion-part[open]").getByRole("radio").first();
      const start = new Date((await time.getAttribute("value")) ?? "");
      const timeIn = (timeZone: string) =>
        start.toLocaleTimeString("en-US", { timeZone, timeStyle: "short" }).replace(/\s/, " ");
      await expect(time).toHaveAccessibleName(
        // With the office's day if it differs.
        new RegExp(`^${timeIn("America/New_York")} ([A-Z][a-z]{2} )?${timeIn("Asia/Kolkata")} in Pune$`),
      );
      expect(await readEvents(page, "page_view")).toHaveLength(1);
    });

    await test.step("shows business hours in the visitor's time zone, and switches to it when the page is opened from a link", async () => {
      await page.goto(paths.contact);
      // 8:30 AM to 4:30 PM in Pune, 10:30 hours ahead in winter and 9:30 in summer.
      await expect(page.getByText(/^Your time: (10|11):00 PM to (6|7):00 AM$/)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Choose a time for a call" }).click();
      await expect(page).toHaveURL(/\?zone=America%2FNew_York$/);
      await waitUntilStarted(page);
      await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
    });

    await test.step("uses the time zone in the URL", async () => {
      await page.goto(`${schedulePath}?zone=Asia/Tokyo`);
      await waitUntilStarted(page);
      await expect(page).toHaveURL(`${schedulePath}?zone=Asia/Tokyo`);
      await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
    });

    await test.step("does not reload when the visitor has started filling in the form before the script loads", async () => {
      const release = await delayRequests(page, isEntry);
      await page.goto(schedulePath, { waitUntil: "commit" });
      await page.getByLabel("First Name").click();
      await page.keyboard.type("Asha");
      await page.getByRole("heading", { level: 1 }).click();
      await expect(page.getByLabel("First Name")).not.toBeFocused();
      release();
      await waitUntilStarted(page);
      await expect(page).toHaveURL(schedulePath);
      await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    });
  });
});
