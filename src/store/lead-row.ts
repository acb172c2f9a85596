import type { Selectable } from "kysely";
import type { Submission } from "../submission/submission.ts";
import type { LeadsTable } from "./schema.ts";
import type { Lead, LeadState, QuarantineReason } from "./store.ts";

/** What the store itself knows of a new lead. */
export interface LeadStamp {
  id: string;
  receivedAtMs: number;
  state: LeadState;
  quarantineReason: QuarantineReason | null;
}

/** The row of a new lead. */
export function toRow(submission: Submission, stamp: LeadStamp): LeadsTable {
  return {
    id: stamp.id,
    received_at_ms: stamp.receivedAtMs,
    form_type: submission.formType,
    mode: submission.mode,
    email: submission.email,
    first_name: submission.firstName,
    last_name: submission.lastName,
    company: submission.company,
    linkedin_url: submission.linkedinUrl,
    message: submission.message,
    source: submission.source,
    source_path: submission.sourcePath,
    signal_slug: submission.signalSlug,
    screen_size: submission.screenSize,
    device_pixel_ratio: submission.devicePixelRatio,
    browser_language: submission.browserLanguage,
    timezone: submission.timezone,
    state: stamp.state,
    quarantine_reason: stamp.quarantineReason,
    released_at_ms: null,
  };
}

/** A row as others see it. */
export function toLead(row: Selectable<LeadsTable>): Lead {
  return {
    id: row.id,
    receivedAt: new Date(row.received_at_ms).toISOString(),
    formType: row.form_type,
    mode: row.mode,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    linkedinUrl: row.linkedin_url,
    message: row.message,
    source: row.source,
    sourcePath: row.source_path,
    signalSlug: row.signal_slug,
    screenSize: row.screen_size,
    devicePixelRatio: row.device_pixel_ratio,
    browserLanguage: row.browser_language,
    timezone: row.timezone,
    state: row.state,
    quarantineReason: row.quarantine_reason,
    releasedAt: row.released_at_ms === null ? null : new Date(row.released_at_ms).toISOString(),
  };
}
