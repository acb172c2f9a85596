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
  "journey",
] as const satisfies readonly (keyof RecordedLead)[];

/** Returns the record that `list --json`, `export` and webhooks contain. */
export function toLeadRecord(lead: RecordedLead): Record<string, string> {
  return Object.fromEntries(recordNames.map((name) => [name, lead[name] ?? ""]));
}
