export interface Fact {
  label: string;
  value: string;
  /** If given, the value links to this URL. */
  url?: string;
}

/** A time in one time zone, formatted for people. */
export interface Moment {
  label: string;
  /** `Tuesday, November 24, 2026 at 9:00 AM` */
  time: string;
  /** `India Standard Time (GMT+5:30)` */
  zone: string;
}

/** A part of a lead as the owner's emails and page show it. */
export type LeadBlock =
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "moments"; moments: readonly Moment[] }
  | { kind: "button"; label: string; url: string }
  /** What a visitor typed, including line breaks. */
  | { kind: "quote"; label: string; text: string };

/** Buttons on a lead's page (spec: Owner). */
export const ownerActions = ["answered", "release", "cancel", "redeliver", "dismiss", "erase"] as const;

export type OwnerAction = (typeof ownerActions)[number];

export interface ShownLead {
  /** Anyone who has it can see the lead and act on it. */
  token: string;
  title: string;
  status: string;
  blocks: readonly LeadBlock[];
  deliveries: readonly Fact[];
  /** The actions that apply now, each with what it would act on. */
  actions: readonly { action: OwnerAction; seen: string }[];
}

/** Shown after an erasure. */
export interface ErasedLead {
  token: string;
  /** Each place where something is left, and until when or what to do. */
  left: readonly Fact[];
}

/** The content of a page below `/owner/`; `missing`: the token isn't valid now. */
export type OwnerView = ShownLead | ErasedLead | "missing";
