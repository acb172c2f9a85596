import { describeMoment } from "../../../src/bookings/zoned-time.ts";
import { filePaths } from "../../../src/site/index.ts";
import { answerPosts } from "../../support/contact-form.ts";
import { expect, test } from "../../support/journey.ts";
import { answerSlots, bookedAnswer, fillPerson, findChoice, openSchedule } from "../../support/scheduling.ts";

const book = "Schedule a Call";
const refusedAnswer = { ok: false, error: "Not now." };

test.describe("the scheduling dialog, opened again (spec 4.7, 7.2, 9)", () => {
  test.use({ timezoneId: "America/New_York", allowedConsole: /503/ });

  test("keeps what was chosen and typed when it is closed, until the call is booked", async ({ page }) => {
    await answerSlots(page);
    await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    await findChoice(dialog, "Wed Nov 25").check();
    await findChoice(dialog, "11:00 PM").check();
    await fillPerson(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: book }).click();
    await expect(findChoice(dialog, "Wed Nov 25")).toBeFocused();
    await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
    await expect(findChoice(dialog, "11:00 PM")).toBeChecked();
    // The chosen day is the first stop of Tab: before it comes the last, not the page behind.
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Asha");
    await expect(dialog.getByLabel("What is it about?")).toHaveValue("Our funnel.");
    await dialog.getByRole("button", { name: book }).click();
    await dialog.getByRole("heading", { name: "Your call is booked" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: book }).click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeChecked();
  });

  test("asks for the free times once, and again after a booking: not for a window that comes back", async ({
    page,
  }) => {
    const asked = await answerSlots(page);
    await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    await findChoice(dialog, "10:30 PM").check();
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.getByRole("main").getByRole("button", { name: book }).click();
    await fillPerson(dialog);
    expect(asked.count).toBe(1);
    await dialog.getByRole("button", { name: book }).click();
    await dialog.getByRole("heading", { name: "Your call is booked" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: book }).click();
    await expect.poll(() => asked.count).toBe(2);
  });

  test("tells what came of a request while it was closed, and shows it when it is opened again", async ({
    page,
  }) => {
    await answerSlots(page);
    let answer = () => {};
    const posts = await answerPosts(page, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill(posts.length > 1 ? { json: bookedAnswer } : { status: 503, json: refusedAnswer });
    });
    const dialog = await openSchedule(page);
    const button = page.getByRole("main").getByRole("button", { name: book });
    const toast = page.getByLabel("Notifications");
    await findChoice(dialog, "10:30 PM").check();
    await fillPerson(dialog);
    for (const [title, words] of [
      ["Your call is not confirmed", refusedAnswer.error],
      ["Your call is booked", "Monday, November 23, 2026 at 10:30 PM"],
    ] as const) {
      const sent = posts.length;
      await dialog.getByRole("button", { name: book }).click();
      await expect.poll(() => posts.length).toBe(sent + 1);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      answer();
      await expect(toast).toContainText(title);
      await expect(toast).toContainText(words);
      await button.click();
      await expect(dialog).toContainText(title === "Your call is booked" ? title : words);
    }
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  test("asks for the same call once more after a booking, under a key of its own", async ({ page }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    for (const time of ["first", "second"]) {
      if (time === "second") await page.getByRole("main").getByRole("button", { name: book }).click();
      await findChoice(dialog, "10:30 PM").check();
      await fillPerson(dialog);
      await dialog.getByRole("button", { name: book }).click();
      await dialog.getByRole("heading", { name: "Your call is booked" }).waitFor();
      await page.keyboard.press("Escape");
    }
    expect(posts[1]?.body.slotStart).toBe(posts[0]?.body.slotStart);
    expect(posts[1]?.key).not.toBe(posts[0]?.key);
  });
});

test("a call is booked on the real server, and its time is offered to nobody else", async ({
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
  await dialog.getByRole("button", { name: book }).click();
  await dialog.getByRole("heading", { name: "Your call is booked" }).waitFor();
  const [lead] = await site.listLeads();
  expect(lead).toMatchObject({ formType: "schedule", firstName: "Asha", email: "asha@firm.example" });
  const file = await page.request.get(
    (await dialog.getByRole("link", { name: "Calendar file (.ics)" }).getAttribute("href")) ?? "",
  );
  expect(await file.text()).toContain("BEGIN:VEVENT");

  await dialog.getByRole("link", { name: "See or cancel your booking" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByRole("main")).toContainText(describeMoment(zone, slotStart));
  const free = await (await page.request.get(filePaths.slots)).json();
  expect(free.slots).not.toContain(slotStart);
});
