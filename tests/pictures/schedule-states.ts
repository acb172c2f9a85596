import type { Page, Route } from "@playwright/test";
import { filePaths, paths, schedulePath } from "../../src/site/index.ts";
import { bookedResponse, openSlots } from "../support/scheduling.ts";
import type { ScreenState } from "./states.ts";

const book = "Schedule a Call";

type Answer = (route: Route) => Promise<void>;

const offer: Answer = (route) => route.fulfill({ json: openSlots });
const refuse =
  (status: number, error: string, fields = {}): Answer =>
  (route) =>
    route.fulfill({ status, json: { ok: false, error, fields } });

const taken = "That time has just been taken. Please choose another.";

/** The scheduling dialog and the pages of calls, in all that can become of them. */
export const scheduleStates: readonly ScreenState[] = [
  state("choose", offer),
  state("other-zone", offer, async (page) => {
    await page.getByLabel("Time zone").selectOption("Pacific/Honolulu");
    await choose(page);
  }),
  state("loading", () => new Promise(() => undefined)),
  state("none-free", (route) => route.fulfill({ json: { ...openSlots, slots: [] } })),
  state("not-loaded", refuse(503, "Not now.")),
  state("errors", offer, (page) => press(page)),
  state("taken", offer, (page) => send(page, refuse(409, taken, { slotStart: taken }))),
  state("failed", offer, (page) =>
    send(page, refuse(503, "We cannot take your request right now. Please try again.")),
  ),
  state("sending", offer, (page) => send(page, () => new Promise(() => undefined))),
  state("booked", offer, (page) => send(page, (route) => route.fulfill({ json: bookedResponse }))),
  state("held", offer, (page) =>
    send(page, (route) => route.fulfill({ status: 202, json: { ...bookedResponse, booking: undefined } })),
  ),
  {
    name: "booking",
    path: schedulePath,
    prepare: async (page) => {
      await bookNatively(page);
      return page.locator("body");
    },
  },
  {
    name: "booking-cancelled",
    path: schedulePath,
    prepare: async (page) => {
      await bookNatively(page);
      await page.getByRole("button", { name: "Cancel this call" }).click();
      await page.getByText("Your call is cancelled").waitFor();
      return page.locator("body");
    },
  },
  {
    name: "schedule-page-errors",
    path: schedulePath,
    prepare: async (page) => {
      await page.getByRole("main").getByRole("button", { name: book }).click();
      await page.getByRole("alert").waitFor();
      return page.locator("body");
    },
  },
];

/** The dialog over the process page, after `act`, where the server answers with the free times so. */
function state(name: string, slots: Answer, act?: (page: Page) => Promise<void>): ScreenState {
  return {
    name: `schedule-${name}`,
    path: paths.process,
    prepare: async (page) => {
      await page.route(`**${filePaths.slots}`, slots);
      await page.getByRole("main").getByRole("button", { name: book }).click();
      await page.getByRole("dialog").waitFor();
      await act?.(page);
      return undefined;
    },
  };
}

async function choose(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.locator('label:has([name="day"])').nth(1).click();
  await dialog.locator('label:has([name="slotStart"])').nth(4).click();
}

async function fill(part: Page): Promise<void> {
  await part.getByLabel("First Name").fill("Asha");
  await part.getByLabel("Last Name").fill("Rao");
  await part.getByLabel("Email").fill("asha@firm.example");
}

async function press(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: book }).click();
}

async function send(page: Page, answer: Answer): Promise<void> {
  await page.route(`**${filePaths.forms}`, answer);
  await choose(page);
  await fill(page);
  await press(page);
  await page.getByRole("dialog").locator('[role="alert"], [aria-busy], h3').first().waitFor();
}

async function bookNatively(page: Page): Promise<void> {
  await page.locator('.accordion-part[open] label:has([name="slotStart"])').last().click();
  await fill(page);
  await page.getByRole("main").getByRole("button", { name: book }).click();
  await page.getByText("Your call is booked").waitFor();
}
