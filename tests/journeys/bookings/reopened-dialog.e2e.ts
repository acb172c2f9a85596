import { answerPosts } from "../../support/contact-form.ts";
import { expect, test } from "../../support/journey.ts";
import { answerSlots, bookedAnswer, fillPerson, findChoice, openSchedule } from "../../support/scheduling.ts";

const book = "Schedule a Call";

test.use({ timezoneId: "America/New_York", allowedConsole: /503/ });

test("a closed scheduling dialog keeps its texts, and reports what became of its request (spec 4.7, 7.2, 9)", async ({
  page,
}) => {
  const slotRequests = await answerSlots(page);
  let respond = () => {};
  const posts = await answerPosts(page, async (route) => {
    const isFirst = posts.length === 1;
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    await route.fulfill(
      isFirst ? { status: 503, json: { ok: false, error: "Not now." } } : { json: bookedAnswer },
    );
  });
  const dialog = await openSchedule(page);
  const button = page.getByRole("main").getByRole("button", { name: book });
  const toast = page.getByLabel("Notifications");

  async function close() {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  async function send() {
    const sent = posts.length;
    await dialog.getByRole("button", { name: book }).click();
    await expect.poll(() => posts.length).toBe(sent + 1);
  }

  await test.step("it keeps what was chosen and typed", async () => {
    await findChoice(dialog, "Wed Nov 25").check();
    await findChoice(dialog, "11:00 PM").check();
    await fillPerson(dialog);
    await close();
    await button.click();
    await expect(findChoice(dialog, "Wed Nov 25")).toBeFocused();
    await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
    await expect(findChoice(dialog, "11:00 PM")).toBeChecked();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Asha");
    await expect(dialog.getByLabel("What is it about?")).toHaveValue("Our funnel.");
    // The chosen day is the first stop of Tab: before it comes the last, not the page behind.
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  });

  await test.step("a failure while it is closed is a notification, and shown when it is opened again", async () => {
    await send();
    await close();
    respond();
    await expect(toast).toContainText("Your call is not confirmed");
    await expect(toast).toContainText("Not now.");
    await button.click();
    await expect(dialog).toContainText("Not now.");
  });

  await test.step("the free times are requested once, and not for a window that comes back", async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await send();
    await close();
    expect(slotRequests.count).toBe(1);
  });

  await test.step("a success while it is closed is a notification, and shown when it is opened again", async () => {
    respond();
    await expect(toast).toContainText("Your call is booked");
    await expect(toast).toContainText("Wednesday, November 25, 2026 at 11:00 PM");
    await button.click();
    await expect(dialog).toContainText("Your call is booked");
    await close();
    await expect(button).toBeFocused();
  });

  await test.step("after a booking the form is new, and the free times are requested again", async () => {
    await button.click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await expect(findChoice(dialog, "Mon Nov 23")).toBeChecked();
    await expect.poll(() => slotRequests.count).toBe(2);
  });

  await test.step("the same call once more has a key of its own", async () => {
    await findChoice(dialog, "Wed Nov 25").check();
    await findChoice(dialog, "11:00 PM").check();
    await fillPerson(dialog);
    await send();
    respond();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    const [failed, booked, again] = posts;
    expect(booked?.key).toBe(failed?.key);
    expect(again?.body.slotStart).toBe(booked?.body.slotStart);
    expect(again?.key).not.toBe(booked?.key);
  });
});
