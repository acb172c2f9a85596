import type { FormLimits } from "../settings/settings.ts";
import type { Submission } from "../submission/submission.ts";

/** Whether a lead is on its way to the team, or waits for a person's judgement. */
export type LeadState = "accepted" | "quarantined";

/** Why a lead was put into quarantine. */
export type QuarantineReason = "honeypot" | "addressLimit" | "emailLimit" | "overallLimit";

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
  /** The request's `Idempotency-Key`; the same key again is the same lead. */
  idempotencyKey: string | undefined;
  /** In a flood: a first answer is given again, nothing new is taken. */
  isReplayOnly: boolean;
  /** Without a key, the same content from the same address within 60 s is the same lead (native posts). */
  sameContentIsSameLead: boolean;
}

/**
 * What became of a submission. `replayed`: it was there before, and this is the first answer again; `refused`: it was
 * not, and nothing new is taken.
 */
export type RecordResult =
  | { kind: "recorded"; id: string; state: LeadState; replayed: boolean }
  | { kind: "refused" };

/** What became of a release. */
export type ReleaseResult = "released" | "notQuarantined" | "unknown";

/** Whether the store can take a submission now; problems are sentences for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
}

/** Durable rows. Every method may throw `StoreUnavailableError`; a promise of `record` is kept on disk. */
export interface Store {
  /**
   * Records a submission, its idempotency row and one outbox row per channel in one transaction; durable when
   * it returns. Judges the limits by what is stored, so that they hold across restarts.
   */
  record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult>;
  /** Leads of one state, newest first, read in pages so that any number of them fits. */
  list(state: LeadState): AsyncIterable<Lead>;
  /** Frees a quarantined lead for delivery. */
  release(id: string): Promise<ReleaseResult>;
  /** For `/readyz`: the database takes writes, its durability pragmas stand, the disk has room. Never throws. */
  check(): Promise<StoreHealth>;
  /** Finishes what is under way, checkpoints and closes. */
  close(): Promise<void>;
}
