import { fieldNames } from "./fields.ts";
import type { Submission } from "./submission.ts";

/** A submission with what the store adds to its public record. */
type RecordedLead = Submission & { id: string; receivedAt: string };

/**
 * Names and order of a lead's public record, which an operator's programs rely on (spec: Commands and settings). Slots
 * are listed with the bookings.
 */
export const recordNames = [
  "id",
  "receivedAt",
  "formType",
  "mode",
  ...fieldNames.filter((name) => name !== "slotStart"),
  "source",
  "sourcePath",
  "signalSlug",
] as const satisfies readonly (keyof RecordedLead)[];

/** Converts a lead into its record in `list --json`, `export` and webhooks. */
export function toLeadRecord(lead: RecordedLead): Record<string, string> {
  return Object.fromEntries(recordNames.map((name) => [name, lead[name]]));
}
