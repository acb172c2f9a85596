import { expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { newBooking, newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import { createScheduling } from "./scheduling.ts";

const test = withStore();
const office = siteConfig.scheduling;

/** Sets up scheduling with an owner who is busy during the second free slot. */
async function scheduleAround() {
  const parts = { bookings: test.store, office, siteUrl: "https://www.example.com" };
  const { slots } = await createScheduling(parts).findOpenSlots();
  const [free = "", busy = ""] = slots;
  const busyMs = Date.parse(busy);
  const isBusy = (startMs: number, endMs: number) => startMs <= busyMs && endMs > busyMs;
  return { scheduling: createScheduling({ ...parts, calendar: { isBusy } }), free, busy };
}

it("doesn't offer a slot while the owner is busy", async () => {
  const { scheduling, free, busy } = await scheduleAround();
  const { slots } = await scheduling.findOpenSlots();
  expect(slots).toContain(free);
  expect(slots).not.toContain(busy);
});

it("doesn't offer the slots next to a booking that are within the buffer", async () => {
  const scheduling = createScheduling({
    bookings: test.store,
    office: { ...office, bufferMinutes: 31 },
    siteUrl: "https://www.example.com",
  });
  const { slots } = await scheduling.findOpenSlots();
  // In the middle of the last day; few slots might be left of the first one.
  const position = slots.length - 8;
  const middle = slots[position] ?? "";
  await test.store.record(newBooking({ slotStart: middle }), "off");
  scheduling.forgetOpenSlots();
  expect((await scheduling.findOpenSlots()).slots).toEqual(slots.toSpliced(position - 2, 5));
  const slotStart = slots[position + 2] ?? "";
  const slot = scheduling.findRequestedSlot({ formType: "schedule", slotStart });
  expect(await test.store.record(newBooking({ slotStart }, slot && { slot }), "off")).toEqual({
    kind: "slotTaken",
  });
});

it("treats a slot as taken for bookings and moves when the owner has become busy", async () => {
  const { scheduling, free, busy } = await scheduleAround();
  const book = (slotStart: string) => {
    const lead = newLead({
      formType: "schedule",
      mode: "full",
      firstName: "Asha",
      lastName: "",
      email: "a@example.com",
      slotStart,
    });
    const slot = scheduling.findRequestedSlot(lead.submission);
    return test.store.record({ ...lead, ...(slot && { slot }) }, "off");
  };
  expect(await book(busy)).toEqual({ kind: "slotTaken" });
  const booked = await book(free);
  const token = booked.kind === "recorded" ? (booked.booking ?? "") : "";
  expect(await scheduling.move(token, busy)).toBe("taken");
});
