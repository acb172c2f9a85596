import type { FormLimits } from "../settings/index.ts";
import { createBookings } from "./bookings.ts";
import { createDeliveries } from "./deliveries.ts";
import { createDeliveryLedger } from "./delivery-ledger.ts";
import type { Engine } from "./engine.ts";
import { createErasures } from "./erasures.ts";
import { createLeads } from "./leads.ts";
import { createNotices } from "./notices.ts";
import { createSecrets } from "./secret.ts";
import type { Store } from "./store.ts";
import { StoreUnavailableError } from "./store-errors.ts";

const aboveOverall =
  "The overall limit in FORM_LIMITS was exceeded. No submissions were quarantined because of it.";

interface StoreOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Wraps each operation, e.g. to wait for the database. */
  run?: <Result>(operation: () => Promise<Result>) => Promise<Result>;
}

export function createStore(
  engine: Engine,
  { now = Date.now, run = (operation) => operation() }: StoreOptions = {},
): Store {
  const leads = createLeads(engine, now);
  const bookings = createBookings(engine);
  const operations = {
    ...leads,
    ...bookings,
    ...createDeliveries(engine, bookings),
    ...createErasures(engine, now),
    ...createDeliveryLedger(engine),
    ...createNotices(engine),
    ...createSecrets(engine),
    async check(limits: FormLimits | "off") {
      const problems = await engine.findProblems();
      const isAbove = problems.length === 0 && (await leads.isAboveOverall(limits));
      return { ok: problems.length === 0, problems, warnings: isAbove ? [aboveOverall] : [] };
    },
  };

  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  return {
    ...mapOperations(operations, (operation) => {
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
