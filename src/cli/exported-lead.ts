import type { FieldName } from "../leads/index.ts";
import type { Lead } from "../store/index.ts";

/** The fields an operator's programs may rely on, in this order (decisions: Commands and settings). */
export const exportedFields = [
  "id",
  "receivedAt",
  "formType",
  "mode",
  "email",
  "firstName",
  "lastName",
  "company",
  "linkedinUrl",
  "message",
  "source",
  "sourcePath",
  "signalSlug",
] as const satisfies readonly (keyof Lead)[];

type ExportedField = (typeof exportedFields)[number];

// Does not compile where a field is declared that no export tells; the times of calls are in `leads bookings`.
true satisfies [Exclude<FieldName, "slotStart">] extends [ExportedField] ? true : false;

/** A lead as `list --json` prints it, without what the store keeps for itself. */
export function exportLead(lead: Lead): Partial<Pick<Lead, ExportedField>> {
  return Object.fromEntries(exportedFields.map((name) => [name, lead[name]]));
}
