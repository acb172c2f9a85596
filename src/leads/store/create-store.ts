import type { FormLimits } from "#config/settings/index.ts";
import { createCalls } from "./book-call.ts";
import { createBookings } from "./bookings.ts";
import { createDeliveries } from "./deliveries.ts";
import { createDeliveryReports } from "./delivery-reports.ts";
import type { Engine } from "./engine.ts";
import { createErasures } from "./erasures.ts";
import { createLeads } from "./leads.ts";
import { createOwnerMails } from "./owner-mails.ts";
import { isAboveOverall } from "./rate-limits.ts";
import { createReplies } from "./replies.ts";

const aboveOverall =
  "The overall limit in FORM_LIMITS was exceeded. No submissions were quarantined because of it.";

/** Every operation can throw `StoreUnavailableError`. Its writes are durable when it returns. */
export type Store = ReturnType<typeof createStore>;

/** `ok` means that the store can record a submission now. Problems and warnings are messages for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** Worth checking, but submissions are still stored. */
  warnings: readonly string[];
}

/** `now` returns milliseconds since 1970. */
export function createStore(engine: Engine, now: () => number = Date.now) {
  const bookings = createBookings(engine);
  return {
    ...createLeads(engine, now),
    ...bookings,
    ...createCalls(engine, now),
    ...createDeliveries(engine, bookings),
    ...createErasures(engine, now),
    ...createDeliveryReports(engine, now),
    ...createOwnerMails(engine),
    ...createReplies(engine),
    /** Signs links. All of an installation's servers share it, and backups contain it, so links survive a restore. */
    async readSecret(): Promise<Buffer> {
      const row = await engine.db.selectFrom("serverSecret").select("secret").executeTakeFirstOrThrow();
      return Buffer.from(row.secret, "base64");
    },
    /** Checks whether a lead could be recorded now, for `/readyz`. */
    async check(limits: FormLimits | "off"): Promise<StoreHealth> {
      const problems = await engine.findProblems();
      const isAbove = problems.length === 0 && (await isAboveOverall(engine.db, limits, now()));
      return { ok: problems.length === 0, problems, warnings: isAbove ? [aboveOverall] : [] };
    },
    close: engine.close,
  };
}
