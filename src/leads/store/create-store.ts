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
import { StoreUnavailableError } from "./store-errors.ts";

const aboveOverall =
  "The overall limit in FORM_LIMITS was exceeded. No submissions were quarantined because of it.";

interface StoreOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Wraps each operation, e.g. to wait for the database. */
  run?: <Result>(operation: () => Promise<Result>) => Promise<Result>;
}

function createOperations(engine: Engine, now: () => number) {
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
  };
}

/** Every operation can throw `StoreUnavailableError`. Its writes are durable when it returns. */
export interface Store extends ReturnType<typeof createOperations> {
  /** Finishes pending operations and closes the database. */
  close(): Promise<void>;
}

/** `ok` means that the store can record a submission now. Problems and warnings are messages for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** Worth checking, but submissions are still stored. */
  warnings: readonly string[];
}

export function createStore(
  engine: Engine,
  { now = Date.now, run = (operation) => operation() }: StoreOptions = {},
): Store {
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  return {
    ...mapOperations(createOperations(engine, now), (operation) => {
      if (closing) return Promise.reject(new StoreUnavailableError("The store is closed."));
      const running = run(operation).catch((error: unknown) => {
        if (!engine.isUnavailable(error)) throw error;
        const message = error instanceof Error ? error.message : String(error);
        throw new StoreUnavailableError(message, { cause: error });
      });
      pending.add(running);
      const finish = () => void pending.delete(running);
      running.then(finish, finish);
      return running;
    }),
    close() {
      closing ??= Promise.allSettled(pending).then(() => engine.close());
      return closing;
    },
  };
}

/** Wraps each operation in `run`. */
function mapOperations<Operations extends object>(
  operations: Operations,
  run: (operation: () => Promise<unknown>) => Promise<unknown>,
): Operations {
  const mapped = Object.entries(operations).map(([name, operation]) => [
    name,
    (...args: unknown[]) => run(() => operation(...args)),
  ]);
  // Has the same names and results as `operations`.
  return Object.fromEntries(mapped);
}
