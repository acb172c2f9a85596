import { fieldNames } from "./fields.ts";
import type { Submission } from "./submission.ts";

type RecordedLead = Submission & { id: string; receivedAt: string; answeredAt: string | null };

/**
 * A lead's public record (spec: Commands and settings). Operators' programs rely on the names and their order.
 * Excludes the slot, which is part of the booking record.
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
  "answeredAt",
] as const satisfies readonly (keyof RecordedLead)[];

/** Returns the record that `list --json`, `export` and webhooks contain, with the journey if there is one: a JSON list of visits. */
export function toLeadRecord(lead: RecordedLead): Record<string, string> {
  const record = Object.fromEntries(recordNames.map((name) => [name, lead[name] ?? ""]));
  return lead.journey ? { ...record, journey: lead.journey } : record;
}
