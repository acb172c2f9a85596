import type { StoredBooking } from "../bookings/index.ts";
import type { OwnerAction } from "../forms/index.ts";
import type { DeliveryRecord, Lead, Store } from "../store/index.ts";
import { type ErasureParts, eraseLeads } from "./erase-leads.ts";

/** Everything stored about one lead. */
export interface StoredLead {
  lead: Lead;
  booking: StoredBooking | undefined;
  deliveries: readonly DeliveryRecord[];
}

export interface ActionParts {
  store: Store;
  settings: ErasureParts["settings"];
  now: () => number;
}

export interface OfferedAction {
  action: OwnerAction;
  /** The state it would act on. The form sends it, so a replayed press, or one on an outdated page, does nothing. */
  seen: string;
  /** Safe to call twice at once. */
  act: () => Promise<unknown>;
}

/** Lists what the owner can do with a lead now, in the order shown. */
export function listActions({ lead, booking, deliveries }: StoredLead, parts: ActionParts): OfferedAction[] {
  const { store, settings, now } = parts;
  const { id, state, answeredAt } = lead;
  const actions: OfferedAction[] = [];
  const offer = (action: OwnerAction, seen: string, act: OfferedAction["act"]) =>
    actions.push({ action, seen, act });
  if (state === "quarantined") offer("release", state, () => store.release(id));
  // No reply is due while a call is booked.
  else if (answeredAt === null && booking?.state !== "booked")
    offer("answered", state, () => store.recordAnswer(id, now()));
  if (booking?.state === "booked" && Date.parse(booking.slotStart) > now()) {
    offer("cancel", String(booking.sequence), () => store.cancelBooking(booking.token, now(), "owner"));
  }
  const failures = deliveries.flatMap(({ failedAt }) => failedAt ?? []).sort();
  const lastFailure = failures.at(-1);
  if (lastFailure) {
    const failed = { leadId: id, failedUntilMs: Date.parse(lastFailure) };
    offer("redeliver", lastFailure, () => store.redeliver({ ...failed, states: ["failed"], nowMs: now() }));
    const isReported = deliveries.some(({ failedAt, skipReason }) => failedAt && !skipReason);
    if (isReported) offer("dismiss", lastFailure, () => store.dismissFailures(failed));
  }
  offer("erase", id, () => eraseLeads({ ids: [id] }, { store, settings }));
  return actions;
}
