import type { Submission } from "../leads/submission.ts";
import type { FormLimits } from "../settings/settings.ts";
import type { HeldCall } from "./book-call.ts";
import type { Bookings, WantedCall } from "./bookings.ts";
import type { Deliveries } from "./deliveries.ts";

/** Whether a lead is on its way to the team, or waits for a person's judgment. */
export type LeadState = "accepted" | "quarantined";

/** Why a lead was put into quarantine. */
export type QuarantineReason =
  | "honeypot"
  | "addressLimit"
  | "emailLimit"
  | "callLimit"
  /** In rows of earlier versions only. */
  | "overallLimit";

/** A submission as it lies in the store. */
export interface Lead extends Submission {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  state: LeadState;
  /** Kept after a release, so that one can see why the lead came late. */
  quarantineReason: QuarantineReason | null;
  /** ISO 8601, UTC; when a person released it from quarantine. */
  releasedAt: string | null;
}

/** What `record` needs to know of a submission beside its fields. */
export interface NewLead {
  submission: Submission;
  /** The hidden field was filled (spec 5): straight into quarantine. */
  honeypot: boolean;
  /** The sender's address, grouped; stored as a salted hash and for one day only. */
  clientAddress: string;
  /** The sender's IPv6 /48, stored in the same way. */
  clientNetwork: string | undefined;
  /** The request's `Idempotency-Key`; the same key again is the same lead. */
  idempotencyKey: string | undefined;
  /** In a flood: a first answer is given again, nothing new is taken. */
  isReplayOnly: boolean;
  /** With a request for a call: judged after replays, booked in the same transaction. */
  call?: WantedCall;
  /** Without a key, the same content from the same address within 60 s is the same lead (native posts). */
  sameContentIsSameLead: boolean;
}

/**
 * What became of a submission. `replayed`: it was there before, and this is the first answer again; `booking`: the token
 * of the call that was booked with it; `isMailSkipped`: the visitor is sent no mail although an address is known;
 * `isAboveOverall`: more were accepted than the overall limit expects. Every other kind leaves no row behind: `refused`,
 * nothing new is taken; `quarantineFull`, the sender's share of quarantine has no room until `retryAfterMs` have passed;
 * `otherContent`, its idempotency key was used for another request; the rest are about the time of a call.
 */
export type RecordResult =
  | {
      kind: "recorded";
      id: string;
      state: LeadState;
      replayed: boolean;
      isMailSkipped?: true;
      booking?: string;
      isAboveOverall?: true;
    }
  | { kind: "quarantineFull"; retryAfterMs: number }
  | { kind: "refused" | "otherContent" | "slotNotOffered" | "slotTaken" };

/** What became of a release; `heldCall` tells of the call that the lead had asked for. */
export type ReleaseResult =
  | { kind: "released"; heldCall: HeldCall }
  | { kind: "notQuarantined" }
  | { kind: "unknown" };

/** `ok` where the store can take a submission now; problems and warnings are sentences for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** Need a look, and keep nothing from being stored. */
  warnings: readonly string[];
}

/** How a store is opened. */
export interface StoreOptions {
  /** Checks the database once, beside what is stored meanwhile, and forgets old senders every hour: a server's task. */
  upkeep: boolean;
}

/** Where the store says what nobody asked for: that it went away, why, and that it is back. */
export interface StoreLog {
  error(fields: { err: unknown }, sentence: string): void;
  info(fields: object, sentence: string): void;
}

/** Durable rows. Every method may throw `StoreUnavailableError`; a promise of `record` is kept on disk. */
export interface Store {
  /**
   * Records a submission, its idempotency row, its booking and one outbox row per channel in one transaction;
   * durable when it returns. Judges the limits by what is stored, so that they hold across restarts.
   */
  record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult>;
  /** Leads of one state, newest first, read in pages so that any number of them fits. */
  list(state: LeadState): AsyncIterable<Lead>;
  /** Frees a quarantined lead for delivery. */
  release(id: string): Promise<ReleaseResult>;
  bookings: Bookings;
  deliveries: Deliveries;
  /**
   * For `/readyz`: the database takes writes, is in its place and not known as damaged, its durability pragmas stand, the
   * disk has room. Never throws.
   */
  check(limits: FormLimits | "off"): Promise<StoreHealth>;
  /** Finishes what is under way, checkpoints and closes. */
  close(): Promise<void>;
}
