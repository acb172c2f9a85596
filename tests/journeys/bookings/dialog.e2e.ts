import { bookingFilePath, bookingPath, paths } from "../../../src/site/index.ts";
import { answerPosts } from "../../support/contact-form.ts";
import { waitUntilIdle } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import {
  answerSlots,
  bookedAnswer,
  fillPerson,
  findChoice,
  findScheduleButton,
  openSchedule,
  token,
} from "../../support/scheduling.ts";

const book = "Schedule a Call";

test.describe("the scheduling dialog (spec 2.6, 4.7)", () => {
  test.use({ timezoneId: "America/New_York" });

  test("comes with its code and the free times only once somebody comes near its button", async ({
    page,
  }) => {
    const asked = await answerSlots(page);
    const chunks: string[] = [];
    page.on("request", (request) => chunks.push(new URL(request.url()).pathname));
    const button = await findScheduleButton(page);
    await waitUntilIdle(page);
    expect(chunks.filter((path) => path.includes("schedule-dialog"))).toEqual([]);
    expect(asked.count).toBe(0);
    await button.hover();
    await expect.poll(() => asked.count).toBe(1);
    expect(chunks.some((path) => path.includes("schedule-dialog"))).toBe(true);
  });

  test("opens over the page with the focus on the first day, and gives it back on Escape", async ({
    page,
  }) => {
    await answerSlots(page);
    const button = await findScheduleButton(page);
    await button.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Schedule a Call" });
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${paths.process}$`));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("books by mouse: one post, and the call in words, in calendars and at its address", async ({
    page,
  }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    await findChoice(dialog, "Thu Nov 26").check();
    await findChoice(dialog, "10:30 PM").check();
    await fillPerson(dialog);
    await expect(dialog.getByRole("status")).toHaveText(
      "Thursday, November 26, 2026 at 10:30 PM, which is Friday, November 27, 2026 at 9:00 AM in Bengaluru",
    );
    await dialog.getByRole("button", { name: book }).click();

    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeFocused();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({
      formType: "schedule",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@firm.example",
      message: "Our funnel.",
      slotStart: "2026-11-27T03:30:00.000Z",
      timezone: "America/New_York",
      website: "",
      sourcePath: paths.process,
    });
    await expect(dialog).toContainText("Thursday, November 26, 2026 at 10:30 PM");
    await expect(dialog).toContainText("Eastern Standard Time (GMT-5)");
    await expect(dialog).toContainText("Friday, November 27, 2026 at 9:00 AM");
    await expect(dialog).toContainText("India Standard Time (GMT+5:30)");
    await expect(dialog).toContainText("K7M2-9QXD");
    const link = (name: string) => dialog.getByRole("link", { name });
    await expect(link("Google Calendar")).toHaveAttribute(
      "href",
      /dates=20261127T033000Z%2F20261127T040000Z/,
    );
    await expect(link("Outlook")).toHaveAttribute("href", /startdt=2026-11-27T03%3A30%3A00Z/);
    await expect(link("Calendar file (.ics)")).toHaveAttribute("href", bookingFilePath(token));
    await expect(link("See or cancel your booking")).toHaveAttribute("href", bookingPath(token));
  });

  test("books by keyboard alone", async ({ page }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    await (await findScheduleButton(page)).focus();
    const { keyboard } = page;
    await keyboard.press("Space");
    const dialog = page.getByRole("dialog");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await keyboard.press("ArrowDown");
    await expect(findChoice(dialog, "12:30 AM")).toBeChecked();
    await keyboard.press("Tab");
    await expect(dialog.getByLabel("Time zone")).toBeFocused();
    for (const text of ["Asha", "", "asha@firm.example"]) {
      await keyboard.press("Tab");
      await keyboard.type(text);
    }
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: book })).toBeFocused();
    await keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeFocused();
    expect(posts[0]?.body).toMatchObject({ slotStart: "2026-11-24T05:30:00.000Z", lastName: "" });
    await keyboard.press("Tab");
    await expect(dialog.getByRole("link", { name: "Google Calendar" })).toBeFocused();
  });

  test("books once where the button is pressed twice", async ({ page }) => {
    await answerSlots(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await answerPosts(page, async (route) => {
      await released;
      await route.fulfill({ json: bookedAnswer });
    });
    const dialog = await openSchedule(page);
    await findChoice(dialog, "10:30 PM").check();
    await fillPerson(dialog);
    await dialog.getByRole("button", { name: book }).dblclick();
    await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await dialog.getByLabel("Email").press("Enter");
    release();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test("says what is missing, first the time", async ({ page }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    await dialog.getByRole("button", { name: book }).click();
    const alert = dialog.getByRole("alert");
    await expect(alert).toHaveText("Please choose a time");
    await expect(alert).toBeFocused();
    await expect(dialog.getByLabel("First Name")).toHaveAccessibleDescription("First name is required");
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
    await findChoice(dialog, "10:30 PM").check();
    await expect(alert).toHaveCount(0);
    await dialog.getByLabel("First Name").fill("Asha");
    await dialog.getByLabel("Email").fill("asha");
    await dialog.getByRole("button", { name: book }).click();
    await expect(alert).toHaveText("Please enter a valid email address");
    await expect(dialog.getByLabel("Email")).toBeFocused();
    expect(posts).toEqual([]);
  });
});
