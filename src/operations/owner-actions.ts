import type { OwnerAction } from "../leads/index.ts";
import type { CancelResult, DeliveryRecord, Lead, Store, StoredBooking } from "../store/index.ts";
import { type ErasureParts, eraseLeads } from "./erase-leads.ts";

/** Everything stored about one lead. */
export interface StoredLead {
  lead: Lead;
  booking: StoredBooking | undefined;
  deliveries: readonly DeliveryRecord[];
}

export interface ActionParts {
  store: Store;
  /** Cancels a booking, and offers its slot again. */
  cancel: (bookingToken: string) => Promise<CancelResult>;
  settings: ErasureParts["settings"];
  now: () => number;
}

interface ActionDefinition {
  /** What the action would act on; `undefined` if it doesn't apply. It is in the form, so that a replay acts only once. */
  find(stored: StoredLead, nowMs: number): string | undefined;
  act(stored: StoredLead, parts: ActionParts, seen: string): Promise<unknown>;
}

/** What the owner can do with a lead, in the order shown. Each is safe to do twice at once. */
const actions: Readonly<Record<OwnerAction, ActionDefinition>> = {
  answered: {
    find: ({ lead }) => (lead.state === "accepted" && lead.answeredAt === null ? "unanswered" : undefined),
    act: ({ lead }, { store, now }) => store.recordAnswer(lead.id, now()),
  },
  release: {
    find: ({ lead }) => (lead.state === "quarantined" ? "quarantined" : undefined),
    act: ({ lead }, { store }) => store.release(lead.id),
  },
  cancel: {
    find: ({ booking }, nowMs) =>
      booking?.state === "booked" && Date.parse(booking.slotStart) > nowMs
        ? String(booking.sequence)
        : undefined,
    act: async ({ booking }, { cancel }) => booking && cancel(booking.token),
  },
  redeliver: {
    /** When the last of them failed: one that fails again afterward is not sent by a replay. */
    find: ({ deliveries }) =>
      deliveries
        .flatMap(({ failedAt }) => failedAt ?? [])
        .sort()
        .at(-1),
    act: ({ lead }, { store, now }, failedUntil) =>
      store.redeliver({
        leadId: lead.id,
        states: ["failed"],
        failedUntilMs: Date.parse(failedUntil),
        nowMs: now(),
      }),
  },
  erase: {
    find: () => "stored",
    act: ({ lead }, { store, settings }) => eraseLeads({ ids: [lead.id] }, { store, settings }),
  },
};

export function listActions(stored: StoredLead, nowMs: number): { action: OwnerAction; seen: string }[] {
  return Object.entries(actions).flatMap(([name, { find }]) => {
    const seen = find(stored, nowMs);
    return seen !== undefined && isAction(name) ? [{ action: name, seen }] : [];
  });
}

export function isAction(name: unknown): name is OwnerAction {
  return typeof name === "string" && Object.hasOwn(actions, name);
}

/** Acts if the action applies and its target is what the owner saw. Returns whether it did. */
export async function act(
  action: OwnerAction,
  stored: StoredLead,
  seen: string | undefined,
  parts: ActionParts,
): Promise<boolean> {
  const target = actions[action].find(stored, parts.now());
  if (target === undefined || (seen !== undefined && seen !== target)) return false;
  await actions[action].act(stored, parts, target);
  return true;
}
