import type { Settings } from "#config/settings/index.ts";
import { createTokens, type Secrets } from "#platform/links/tokens.ts";
import { isTimeZone } from "#platform/time/zoned-time.ts";
import type { Caller } from "../bookings/index.ts";
import { referenceOf } from "../forms/index.ts";
import type { BookCallResult, Bookings, Calls, Leads } from "../store/index.ts";
import type { Scheduling } from "./scheduling.ts";

interface LeadCallParts {
  store: Pick<Bookings, "findBooking"> & Pick<Leads, "findLead"> & Calls & Secrets;
  scheduling: Pick<Scheduling, "describe" | "describeSlot" | "forgetOpenSlots">;
  settings: Pick<Settings, "formLimits">;
}

export type LeadCalls = ReturnType<typeof createLeadCalls>;

/** The call of a visitor who has sent a contact form: only its time is missing. */
export function createLeadCalls({ store, scheduling, settings }: LeadCallParts) {
  const tokens = createTokens(store, "call");
  return {
    /** Returns `undefined` if the token isn't valid, or if the lead was erased or is quarantined. */
    async find(token: string): Promise<Caller | undefined> {
      const id = await tokens.read(token);
      const lead = id ? await store.findLead({ id }) : undefined;
      if (lead?.state !== "accepted") return undefined;
      const booking = await store.findBooking({ leadId: lead.id });
      return {
        token,
        reference: referenceOf(lead.id),
        booking: booking ? scheduling.describe(booking) : null,
      };
    },
    /** `slotStart` and `timezone` can be any string. */
    async book(
      token: string,
      { slotStart, timezone, clientIp }: { slotStart: string; timezone: string; clientIp: string },
    ): Promise<BookCallResult> {
      const leadId = await tokens.read(token);
      if (!leadId) return { kind: "unknown" };
      const time = { slotStart, ...scheduling.describeSlot(slotStart) };
      const call = { leadId, clientIp, ...time, timezone: isTimeZone(timezone) ? timezone : "" };
      return store.bookCall(call, settings.formLimits).finally(scheduling.forgetOpenSlots);
    },
  };
}
