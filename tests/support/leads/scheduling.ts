import type { Locator, Page, Route } from "@playwright/test";
import { filePaths, paths, schedulePath } from "#config/index.ts";
import type { OpenSlots } from "#leads/bookings/index.ts";
import { expect } from "../browser/journey.ts";

/** Ten business days of an office in Pune, 9:00 to 18:00, from November 24 to December 7, 2026. */
export const openSlots: OpenSlots = {
  timezone: "Asia/Kolkata",
  slotMinutes: 30,
  slots: ["11-24", "11-25", "11-26", "11-27", "11-30", "12-01", "12-02", "12-03", "12-04", "12-07"].flatMap(
    (day) => Array.from({ length: 18 }, (_, half) => startOf(`2026-${day}`, half)),
  ),
};

/** Returns the slot that starts `half` half hours after 9:00 in Pune. */
function startOf(day: string, half: number): string {
  return new Date(Date.parse(`${day}T09:00:00+05:30`) + half * 30 * 60_000).toISOString();
}

export const token = "AbCdEfGhIjKlMnOpQrStUvWx";

/** Response to a submission that books a call. */
export const bookedResponse = { ok: true, id: "01KAS0000000000000K7M29QXD", booking: token };

/** Mocks and counts the requests for free slots. */
export async function respondToSlotRequests(
  page: Page,
  respond: (route: Route) => Promise<void> = (route) => route.fulfill({ json: openSlots }),
): Promise<{ count: number }> {
  const requests = { count: 0 };
  await page.route(`**${filePaths.slots}`, async (route) => {
    requests.count += 1;
    await respond(route);
  });
  return requests;
}

/** Opens the process page and returns its button as soon as it can open the dialog (spec 2.6). */
export async function findScheduleButton(page: Page): Promise<Locator> {
  await page.goto(paths.process);
  const button = page.getByRole("main").getByRole("button", { name: "Schedule a Call" }).last();
  await expect(button).toHaveAttribute("href", schedulePath);
  return button;
}

export async function openSchedule(page: Page): Promise<Locator> {
  await (await findScheduleButton(page)).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillPerson(part: Page | Locator): Promise<void> {
  await part.getByLabel("First Name").fill("Asha");
  await part.getByLabel("Last Name").fill("Rao");
  await part.getByLabel("Email").fill("asha@firm.example");
  await part.getByLabel("What is it about?").fill("Our funnel.");
}

/** Finds the radio button whose label starts with `words`. */
export function findChoice(part: Page | Locator, words: string): Locator {
  return part.getByRole("radio", { name: new RegExp(`^${words}`) });
}
