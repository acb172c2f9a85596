import type { Selectable } from "kysely";
import type { LeadsTable } from "./schema.ts";
import type { Lead } from "./store.ts";

/** The lead of a row. */
export function toLead({ receivedAtMs, releasedAtMs, ...row }: Selectable<LeadsTable>): Lead {
  const releasedAt = releasedAtMs === null ? null : new Date(releasedAtMs).toISOString();
  return { ...row, receivedAt: new Date(receivedAtMs).toISOString(), releasedAt };
}
