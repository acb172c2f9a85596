import { fieldNames } from "../leads/index.ts";
import type { Lead } from "../store/index.ts";

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
] as const satisfies readonly (keyof Lead)[];

/** Converts a lead into its record in `list --json` and `export`. */
export function toLeadRecord(lead: Lead): Record<string, string> {
  return Object.fromEntries(recordNames.map((name) => [name, lead[name]]));
}
