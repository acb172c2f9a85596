import { bookingFilePath, bookingPath, paths, siteConfig } from "../../../src/site/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { respondToPosts } from "../../support/contact-form.ts";
import { waitUntilIdle } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import {
  bookedResponse,
  fillPerson,
  findChoice,
  findScheduleButton,
  openSchedule,
  respondToSlotRequests,
  token,
} from "../../support/scheduling.ts";

const book = "Schedule a Call";

test.use({ ...keepContext, timezoneId: "America/New_York", allowedConsole: /503/ });

test("the scheduling dialog books by keyboard alone, and keeps everything while it is closed (spec 2.6, 4.7, 7.2, 9)", async ({
  page,
}) => {
  const slotRequests = await respondToSlotRequests(page);
  let respond = () => {};
  const posts = await respondToPosts(page, async (route) => {
    const isFirst = posts.length === 1;
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    const failure = { status: 503, json: { ok: false, error: "Not now." } };
    await route.fulfill(isFirst ? failure : { json: bookedResponse });
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const button = await findScheduleButton(page);
  const dialog = page.getByRole("dialog", { name: book });
  const submit = dialog.getByRole("button", { name: book });
  const toast = page.getByLabel("Notifications");
  const { keyboard } = page;

  async function close() {
    await keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  await test.step("its code and the free times are loaded once somebody comes near its button", async () => {
    await waitUntilIdle(page);
    expect(requests.filter((path) => path.includes("schedule-dialog"))).toEqual([]);
    expect(slotRequests.count).toBe(0);
    await button.hover();
    await expect.poll(() => slotRequests.count).toBe(1);
    expect(requests.some((path) => path.includes("schedule-dialog"))).toBe(true);
  });

  await test.step("it opens over the page with the focus on the first day, and returns it on Escape", async () => {
    await button.press("Enter");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${paths.process}$`));
    await close();
    await expect(button).toBeFocused();
  });

  await test.step("a call is requested without a mouse", async () => {
    await keyboard.press("Space");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
    // The chosen day is the first stop of Tab: before it comes the last, not the page behind.
    await keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await keyboard.press("Tab");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await keyboard.press("ArrowDown");
    await expect(findChoice(dialog, "12:30 AM")).toBeChecked();
    await keyboard.press("Tab");
    await expect(dialog.getByLabel("Time zone")).toBeFocused();
    for (const text of ["Asha", "", "asha@firm.example", "Our funnel."]) {
      await keyboard.press("Tab");
      await keyboard.type(text);
    }
    await keyboard.press("Tab");
    await expect(submit).toBeFocused();
    await keyboard.press("Enter");
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]?.body).toMatchObject({ slotStart: "2026-11-24T05:30:00.000Z", lastName: "" });
  });

  await test.step("a failure while it is closed is a notification, and shown when it is opened again", async () => {
    await close();
    respond();
    await expect(toast).toContainText("Your call is not confirmed");
    await expect(toast).toContainText("Not now.");
    await button.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Not now.");
    await expect(submit).toBeFocused();
    await close();
  });

  await test.step("it keeps what was chosen and typed, and requests the times for no window that comes back", async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await button.press("Enter");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
    await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
    await expect(findChoice(dialog, "12:30 AM")).toBeChecked();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Asha");
    await expect(dialog.getByLabel("What is it about?")).toHaveValue("Our funnel.");
    expect(slotRequests.count).toBe(1);
  });

  await test.step("a success while it is closed is a notification, and shown when it is opened again", async () => {
    await submit.press("Enter");
    await expect.poll(() => posts.length).toBe(2);
    await close();
    respond();
    await expect(toast).toContainText("Your call is booked");
    await expect(toast).toContainText("Tuesday, November 24, 2026 at 12:30 AM");
    await button.press("Enter");
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeFocused();
    await keyboard.press("Tab");
    await expect(dialog.getByRole("link", { name: siteConfig.meeting ?? "" })).toBeFocused();
    await close();
    await expect(button).toBeFocused();
  });

  await test.step("after a booking the form is new, and the free times are requested again", async () => {
    await button.press("Enter");
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeChecked();
    await expect.poll(() => slotRequests.count).toBe(2);
  });
});

test("the scheduling dialog says what is missing, and books once (spec 4.7, 5)", async ({ page }) => {
  await respondToSlotRequests(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = await respondToPosts(page, async (route) => {
    await released;
    await route.fulfill({ json: bookedResponse });
  });
  const dialog = await openSchedule(page);
  const submit = dialog.getByRole("button", { name: book });
  const alert = dialog.getByRole("alert");

  await test.step("nothing is sent while something is missing, first the time", async () => {
    await submit.click();
    await expect(alert).toHaveText("Please choose a time");
    await expect(alert).toBeFocused();
    await expect(dialog.getByLabel("First Name")).toHaveAccessibleDescription("First name is required");
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await findChoice(dialog, "10:30 PM").check();
    await expect(alert).toHaveCount(0);
    await dialog.getByLabel("First Name").fill("Asha");
    await dialog.getByLabel("Email").fill("asha");
    await submit.click();
    await expect(alert).toHaveText("Please enter a valid email address");
    await expect(dialog.getByLabel("Email")).toBeFocused();
    expect(posts).toEqual([]);
  });

  await test.step("a double click and Enter are one post", async () => {
    await findChoice(dialog, "Thu Nov 26").check();
    await findChoice(dialog, "10:30 PM").check();
    await fillPerson(dialog);
    await expect(dialog.getByRole("status")).toHaveText(
      "Thursday, November 26, 2026 at 10:30 PM, which is Friday, November 27, 2026 at 9:00 AM in Pune",
    );
    await submit.dblclick();
    await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await dialog.getByLabel("Email").press("Enter");
    release();
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
  });

  await test.step("the call is shown in words, in calendars and at its URL", async () => {
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
    await expect(dialog).toContainText(`Join the call: ${siteConfig.meeting}`);
    await expect(link("See, move or cancel your booking")).toHaveAttribute("href", bookingPath(token));
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
  });
});
