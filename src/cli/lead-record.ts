import { fieldNames } from "../leads/index.ts";
import type { Lead } from "../store/index.ts";

/**
 * Names and order of what an operator's programs may rely on (spec: Commands and settings). Bookings have a list of
 * their own, with their times.
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

/** A lead as `list --json` and `export` print it. */
export function toLeadRecord(lead: Lead): Record<string, string> {
  return Object.fromEntries(recordNames.map((name) => [name, lead[name]]));
}
