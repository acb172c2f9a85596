import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { answerPosts } from "../../support/contact-form.ts";
import { expect, test } from "../../support/journey.ts";
import {
  answerSlots,
  bookedAnswer,
  fillPerson,
  findChoice,
  openSchedule,
  openSlots,
} from "../../support/scheduling.ts";

test.use({ timezoneId: "Europe/London", allowedConsole: /Failed to load resource/ });

const book = "Schedule a Call";
const taken = "That time has just been taken. Please choose another.";

/** A dialog in which everything is filled in, ready to be sent. */
async function openFilled(page: Page): Promise<Locator> {
  const dialog = await openSchedule(page);
  await findChoice(dialog, "Wed Nov 25").check();
  await findChoice(dialog, "4:00 AM").check();
  await fillPerson(dialog);
  return dialog;
}

async function expectKept(dialog: Locator) {
  await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
  await expect(dialog.getByLabel("First Name")).toHaveValue("Asha");
  await expect(dialog.getByLabel("Email")).toHaveValue("asha@firm.example");
  await expect(dialog.getByLabel("What is it about?")).toHaveValue("Our funnel.");
}

test.describe("before the times are there", () => {
  test("it says that they are on their way, and hands the focus to the days when they come", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answerSlots(page, async (route) => {
      await held;
      await route.fulfill({ json: openSlots });
    });
    const dialog = await openSchedule(page);
    await expect(dialog.getByRole("status")).toHaveText("Looking up the free times…");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    release();
    await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
  });

  test("it says that none is free, with the contact form as the way out", async ({ page }) => {
    await answerSlots(page, (route) => route.fulfill({ json: { ...openSlots, slots: [] } }));
    const dialog = await openSchedule(page);
    await expect(dialog.getByRole("status")).toContainText("Every time we offer is taken at the moment.");
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
  });

  for (const [what, answer] of [
    ["the server fails", { status: 503, json: { ok: false, error: "Not now." } }],
    ["the answer is none", { status: 200, body: "<h1>Welcome to the hotel</h1>" }],
    ["the answer is another", { status: 200, json: { slots: [1, 2] } }],
  ] as const) {
    test(`it says that they could not be loaded where ${what}, and tries again when asked`, async ({
      page,
    }) => {
      let works = false;
      const asked = await answerSlots(page, (route) => route.fulfill(works ? { json: openSlots } : answer));
      const dialog = await openSchedule(page);
      await expect(dialog.getByRole("alert")).toHaveText(
        "The free times could not be loaded. Please try again, or write to us.",
      );
      await expect(dialog.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", paths.contact);
      expect(await findFaults(page, "dialog[open]")).toEqual([]);
      const before = asked.count;
      works = true;
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(findChoice(dialog, "Tue Nov 24")).toBeFocused();
      expect(asked.count).toBe(before + 1);
    });
  }

  test("it says that the visitor is offline", async ({ page, context }) => {
    await answerSlots(page, (route) => route.abort("internetdisconnected"));
    const dialog = await openSchedule(page);
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("alert")).toContainText("You appear to be offline.");
    await context.setOffline(false);
  });
});

test.describe("a response that is lost after the call was booked", () => {
  test.use({ timezoneId: "Europe/London", allowedConsole: /net::ERR_FAILED/ });

  test("is repeated in another time zone: one call, and no 'just taken'", async ({ page, site }) => {
    const keys: Array<string | undefined> = [];
    await page.route("**/api/forms", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    const dialog = await openSchedule(page);
    await dialog
      .getByRole("group", { name: /^Time on/ })
      .getByRole("radio")
      .nth(3)
      .check();
    await fillPerson(dialog);
    await dialog.getByLabel("What is it about?").fill("A lost answer");
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Something went wrong");
    await dialog.getByLabel("Time zone").selectOption("America/New_York");
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await expect(dialog).toContainText("Eastern Standard Time");
    expect(keys).toEqual([keys[0], keys[0]]);
    const leads = await site.listLeads();
    expect(leads.filter(({ message }) => message === "A lost answer")).toHaveLength(1);
  });
});

test.describe("after the press", () => {
  test("a time that was taken meanwhile is gone, the next ones are offered, all that was typed stays", async ({
    page,
  }) => {
    const free = { ...openSlots, slots: [...openSlots.slots] };
    await answerSlots(page, (route) => route.fulfill({ json: free }));
    const slotStart = "2026-11-25T04:00:00.000Z";
    const posts = await answerPosts(page, async (route) => {
      if (posts.length > 1) return route.fulfill({ json: bookedAnswer });
      free.slots = free.slots.filter((slot) => slot !== slotStart);
      await route.fulfill({ status: 409, json: { ok: false, error: taken, fields: { slotStart: taken } } });
    });
    const dialog = await openFilled(page);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText(taken);
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expectKept(dialog);
    await expect(findChoice(dialog, "4:00 AM")).toHaveCount(0);
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    await findChoice(dialog, "4:30 AM").check();
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    expect(posts.map(({ body }) => body.slotStart)).toEqual([slotStart, "2026-11-25T04:30:00.000Z"]);
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });

  test("the last time of a day leads to the next day", async ({ page }) => {
    const last = "2026-11-24T12:00:00.000Z";
    const free = { ...openSlots, slots: openSlots.slots.filter((slot) => slot >= last) };
    await answerSlots(page, (route) => route.fulfill({ json: free }));
    await answerPosts(page, async (route) => {
      free.slots = free.slots.slice(1);
      await route.fulfill({ status: 409, json: { ok: false, error: taken, fields: { slotStart: taken } } });
    });
    const dialog = await openSchedule(page);
    await findChoice(dialog, "12:00 PM").check();
    await fillPerson(dialog);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText(taken);
    await expect(findChoice(dialog, "Wed Nov 25")).toBeChecked();
  });

  test("a failure is reported, and everything typed stays for another try", async ({ page }) => {
    await answerSlots(page);
    const error = "We cannot take your request right now. Please try again in a minute.";
    const posts = await answerPosts(page, (route) =>
      route.fulfill(posts.length > 1 ? { json: bookedAnswer } : { status: 503, json: { ok: false, error } }),
    );
    const dialog = await openFilled(page);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText(error);
    await expectKept(dialog);
    await expect(findChoice(dialog, "4:00 AM")).toBeChecked();
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    // The same request under the same key: one booking, whatever became of the first answer.
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  test("nothing is sent while something is missing, and that is said", async ({ page }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openSchedule(page);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Please choose a time");
    await expect(dialog.getByText("Email is required")).toBeVisible();
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    expect(posts).toEqual([]);
  });

  test("offline nothing is sent, and that is said", async ({ page, context }) => {
    await answerSlots(page);
    const posts = await answerPosts(page, (route) => route.fulfill({ json: bookedAnswer }));
    const dialog = await openFilled(page);
    await context.setOffline(true);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("alert")).toHaveText("You appear to be offline.");
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
    await expectKept(dialog);
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  });

  test("a request that is looked at first claims no booking", async ({ page }) => {
    await answerSlots(page);
    const { booking: _, ...held } = bookedAnswer;
    await answerPosts(page, (route) => route.fulfill({ status: 202, json: held }));
    const dialog = await openFilled(page);
    await dialog.getByRole("button", { name: book }).click();
    await expect(dialog.getByRole("heading", { name: "We have your request" })).toBeFocused();
    await expect(dialog).toContainText(
      "A person will look at it first, and then write to asha@firm.example about this time.",
    );
    await expect(dialog.getByRole("link")).toHaveCount(0);
    expect(await findFaults(page, "dialog[open]")).toEqual([]);
  });
});
