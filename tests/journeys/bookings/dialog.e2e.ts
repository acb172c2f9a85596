import { bookingFilePath, bookingPath, paths, siteConfig } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { respondToPosts } from "../../support/leads/contact-form.ts";
import {
  bookedResponse,
  fillPerson,
  findChoice,
  findScheduleButton,
  openSchedule,
  respondToSlotRequests,
  token,
} from "../../support/leads/scheduling.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { findChunk } from "../../support/platform/chunks.ts";
import { waitUntilIdle } from "../../support/platform/hydrated.ts";

const book = "Schedule a Call";

test.use({ ...keepContext, timezoneId: "America/New_York", allowedConsole: /503/ });

test("the scheduling dialog works with the keyboard alone and keeps its state while closed (spec 2.6, 4.7, 7.2, 9)", async ({
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
  const chunk = findChunk("src/leads/bookings/browser/schedule-dialog.tsx");
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

  await test.step("loads the dialog's code and the slots when the button is hovered", async () => {
    await waitUntilIdle(page);
    expect(requests).not.toContain(chunk);
    expect(slotRequests.count).toBe(0);
    await button.hover();
    await expect.poll(() => slotRequests.count).toBe(1);
    expect(requests).toContain(chunk);
  });

  await test.step("focuses the first day when the dialog opens, and the button when Escape closes it", async () => {
    await button.press("Enter");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${paths.process}$`));
    await close();
    await expect(button).toBeFocused();
  });

  await test.step("fills in and sends the dialog without a mouse", async () => {
    await keyboard.press("Space");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(findChoice(dialog, "Tue Nov 24")).toBeChecked();
    // Shift+Tab from the first stop, the chosen day, wraps to the last one instead of the page behind.
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

  await test.step("shows a failure as a toast while the dialog is closed, and inside it when it is opened again", async () => {
    await close();
    respond();
    await expect(toast).toContainText("Your call is not confirmed");
    await expect(toast).toContainText("Not now.");
    await button.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Not now.");
    await expect(submit).toBeFocused();
    await close();
  });

  await test.step("keeps choices and what the visitor typed, and doesn't fetch slots again when the window regains focus", async () => {
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

  await test.step("shows a success as a toast while the dialog is closed, and inside it when it is opened again", async () => {
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

  await test.step("opens with an empty form and fetches slots again after a booking", async () => {
    await button.press("Enter");
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeChecked();
    await expect.poll(() => slotRequests.count).toBe(2);
  });
});

test("the scheduling dialog reports missing input and books only once (spec 4.7, 5)", async ({ page }) => {
  await respondToSlotRequests(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const posts = await respondToPosts(page, async (route) => {
    await released;
    await route.fulfill({ json: bookedResponse });
  });
  const dialog = await openSchedule(page);
  const submit = dialog.getByRole("button", { name: book });
  const alert = dialog.getByRole("alert");

  await test.step("doesn't send anything while input is missing, and reports the missing time first", async () => {
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

  await test.step("sends one booking on a double click and Enter", async () => {
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

  await test.step("shows the booking in both time zones, with links to calendars and the booking page", async () => {
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
