import type { Locator, Route } from "@playwright/test";
import { filePaths, paths } from "#config/index.ts";
import { describeMoment } from "#platform/time/zoned-time.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { respondToPosts } from "../../support/leads/contact-form.ts";
import {
  bookedResponse,
  fillPerson,
  findChoice,
  openSchedule,
  openSlots,
  respondToSlotRequests,
} from "../../support/leads/scheduling.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";

test.use({ ...keepContext, timezoneId: "Europe/London", allowedConsole: /Failed to load resource/ });

const book = "Schedule a Call";
const taken = "That time has just been taken. Please choose another.";
const takenResponse = { status: 409, json: { ok: false, error: taken, fields: { slotStart: taken } } };

const clickBook = (dialog: Locator) => dialog.getByRole("button", { name: book }).click();

test("the scheduling dialog offers the contact form when it has no slots to show", async ({
  page,
  context,
}) => {
  let respond = (route: Route) => route.fulfill({ status: 503, json: { ok: false, error: "Not now." } });
  const slotRequests = await respondToSlotRequests(page, (route) => respond(route));
  const dialog = await openSchedule(page);
  const alert = dialog.getByRole("alert");

  async function tryAgain(next: typeof respond) {
    respond = next;
    const before = slotRequests.count;
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => slotRequests.count).toBe(before + 1);
  }

  const expectNotLoaded = () =>
    expect(alert).toHaveText("The free times could not be loaded. Please try again, or write to us.");

  await test.step("offers the contact form when the server fails", async () => {
    await expectNotLoaded();
    await expect(dialog.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", paths.contact);
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
  });

  await test.step("offers the contact form when the visitor is offline", async () => {
    await context.setOffline(true);
    await tryAgain((route) => route.abort("internetdisconnected"));
    await expect(alert).toContainText("You appear to be offline.");
    await context.setOffline(false);
  });

  await test.step("offers the contact form when the response isn't JSON or has an unexpected shape", async () => {
    await tryAgain((route) => route.fulfill({ body: "<h1>Welcome to the hotel</h1>" }));
    await expectNotLoaded();
    await tryAgain((route) => route.fulfill({ json: { slots: [1, 2] } }));
    await expectNotLoaded();
  });

  await test.step("moves focus to the days when a retry loads the slots", async () => {
    await tryAgain((route) => route.fulfill({ json: openSlots }));
    await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
  });

  await test.step("offers the contact form when the last slot is taken", async () => {
    respond = (route) => route.fulfill({ json: { ...openSlots, slots: [] } });
    await respondToPosts(page, (route) => route.fulfill(takenResponse));
    await findChoice(dialog, "4:00 AM").check();
    await fillPerson(dialog);
    await clickBook(dialog);
    await expect(dialog.getByRole("status")).toContainText("Every time we offer is taken at the moment.");
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
  });
});

test("the scheduling dialog keeps the visitor's input until a call is booked", async ({ page, context }) => {
  let free = openSlots.slots;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await respondToSlotRequests(page, async (route) => {
    await released;
    await route.fulfill({ json: { ...openSlots, slots: free } });
  });
  let respond = (route: Route) => route.abort();
  const posts = await respondToPosts(page, (route) => respond(route));
  const dialog = await openSchedule(page);
  const alert = dialog.getByRole("alert");

  async function expectKept() {
    await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Asha");
    await expect(dialog.getByLabel("Email")).toHaveValue("asha@firm.example");
    await expect(dialog.getByLabel("What is it about?")).toHaveValue("Our funnel.");
  }

  await test.step("shows that slots are loading, then moves focus to the days", async () => {
    await expect(dialog.getByRole("status")).toHaveText("Looking up the free times…");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    release();
    await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
  });

  await test.step("doesn't send a booking while offline", async () => {
    await findChoice(dialog, "Wed Nov 25").check();
    await findChoice(dialog, "4:00 AM").check();
    await fillPerson(dialog);
    await context.setOffline(true);
    await clickBook(dialog);
    await expect(alert).toHaveText("You appear to be offline.");
    await context.setOffline(false);
    await expectKept();
    expect(posts).toEqual([]);
  });

  await test.step("reports a failed booking and keeps the input", async () => {
    const error = "We cannot take your request right now. Please try again in a minute.";
    respond = (route) => route.fulfill({ status: 503, json: { ok: false, error } });
    await clickBook(dialog);
    await expect(alert).toHaveText(error);
    await expectKept();
    await expect(findChoice(dialog, "4:00 AM")).toBeChecked();
  });

  await test.step("removes a slot when someone else has taken it", async () => {
    free = free.filter((slot) => slot !== "2026-11-25T04:00:00.000Z");
    respond = (route) => route.fulfill(takenResponse);
    await clickBook(dialog);
    await expect(alert).toHaveText(taken);
    await expect(alert).toBeFocused();
    await expectKept();
    await expect(findChoice(dialog, "4:00 AM")).toHaveCount(0);
  });

  await test.step("reuses the idempotency key for the same submission, and uses a new one for another slot", async () => {
    // Leave only the last slot of the first day.
    free = openSlots.slots.filter((slot) => slot >= "2026-11-24T12:00:00.000Z");
    respond = (route) => route.fulfill({ json: bookedResponse });
    await findChoice(dialog, "4:30 AM").check();
    await clickBook(dialog);
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    const [failed, refused, booked] = posts;
    expect(posts.map(({ body }) => body.slotStart)).toEqual([
      "2026-11-25T04:00:00.000Z",
      "2026-11-25T04:00:00.000Z",
      "2026-11-25T04:30:00.000Z",
    ]);
    expect(refused?.key).toBe(failed?.key);
    expect(booked?.key).not.toBe(refused?.key);
  });

  await test.step("shows the next day when the last slot of a day has been taken", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: book }).last().click();
    await findChoice(dialog, "12:00 PM").check();
    await fillPerson(dialog);
    free = free.slice(1);
    respond = (route) => route.fulfill(takenResponse);
    await clickBook(dialog);
    await expect(alert).toHaveText(taken);
    await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
  });

  await test.step("doesn't claim to have booked a call when the lead is quarantined", async () => {
    const { booking: _, ...quarantined } = bookedResponse;
    respond = (route) => route.fulfill({ status: 202, json: quarantined });
    await findChoice(dialog, "4:00 AM").check();
    await clickBook(dialog);
    await expect(dialog.getByRole("heading", { name: "We have your request" })).toBeFocused();
    await expect(dialog).toContainText(
      "A person will look at it first, and then write to asha@firm.example about this time.",
    );
    await expect(dialog.getByRole("link")).toHaveCount(0);
  });
});

test("books a call on the real server and cancels it on its page (spec: Scheduling)", async ({
  page,
  site,
}) => {
  const dialog = await openSchedule(page);
  const days = dialog.getByRole("group", { name: "Day", exact: true }).getByRole("radio");
  await expect(days).toHaveCount(10);
  await days.last().check();
  const time = dialog
    .getByRole("group", { name: /^Time on/ })
    .getByRole("radio")
    .nth(7);
  const slotStart = (await time.getAttribute("value")) ?? "";
  await time.check();
  await fillPerson(dialog);

  await test.step("books only one call when the response is lost and the form is sent again in another time zone", async () => {
    const keys: Array<string | undefined> = [];
    await page.route(`**${filePaths.forms}`, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    await clickBook(dialog);
    await expect(dialog.getByRole("alert")).toHaveText("Something went wrong");
    await dialog.getByLabel("Time zone").selectOption("America/New_York");
    await clickBook(dialog);
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await expect(dialog).toContainText("Eastern Standard Time");
    expect(keys).toEqual([keys[0], keys[0]]);
    const leads = (await site.listLeads()).filter(({ message }) => message === "Our funnel.");
    expect(leads.filter(({ sourcePath }) => sourcePath === paths.process)).toEqual([
      expect.objectContaining({ formType: "schedule", firstName: "Asha", email: "asha@firm.example" }),
    ]);
  });

  await test.step("offers a calendar file for the booking, and no longer offers its slot", async () => {
    const file = await page.request.get(
      (await dialog.getByRole("link", { name: "Calendar file (.ics)" }).getAttribute("href")) ?? "",
    );
    expect(await file.text()).toContain("BEGIN:VEVENT");
    const { slots } = await (await page.request.get(filePaths.slots)).json();
    expect(slots).not.toContain(slotStart);
  });

  await test.step("shows the booking on an accessible page in the visitor's time zone", async () => {
    await dialog.getByRole("link", { name: "See, move or cancel your booking" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    await expect(page.getByRole("main")).toContainText(describeMoment("Europe/London", slotStart));
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  await test.step("cancels the booking on its page", async () => {
    await page.getByRole("button", { name: "Cancel this call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled");
    expect(await findViolations(page, "main")).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
