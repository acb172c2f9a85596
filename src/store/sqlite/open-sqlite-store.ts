import { setTimeout as wait } from "node:timers/promises";
import type { FormLimits, Settings } from "../../settings/index.ts";
import type { Lead } from "../leads.ts";
import type { LeadState } from "../schema.ts";
import type { Store, StoreHealth, StoreLog, StoreOptions } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { createGroupCommit } from "./group-commit.ts";
import { type SupervisedThread, superviseStoreThread } from "./supervise-thread.ts";

const pageLeads = 200;
const checkTimeoutMs = 3000;

/** Opens the store on a SQLite file in `dataDir`, in its own thread. Throws `StoreOpenError`. */
export async function openSqliteStore(
  { dataDir }: Pick<Settings, "dataDir">,
  log: StoreLog,
  { upkeep }: StoreOptions,
): Promise<Store> {
  const thread = await superviseStoreThread({ dataDir, upkeep }, log);
  const forgetting = upkeep ? forgetEveryHour(thread, log) : undefined;
  const commits = createGroupCommit(async (leads) => (await thread.send({ kind: "record", leads })).results);
  let closing: Promise<void> | undefined;
  return {
    record: (lead, limits) =>
      closing
        ? Promise.reject(new StoreUnavailableError("The store is closing."))
        : commits.add({ lead, limits }),
    list: (state) => listLeads(thread, state),
    release: async (id) => (await thread.send({ kind: "release", id })).result,
    bookings: {
      listTaken: async (nowMs) => (await thread.send({ kind: "takenTimes", nowMs })).times,
      listComing: async (nowMs) => (await thread.send({ kind: "comingBookings", nowMs })).bookings,
      find: async (key) => (await thread.send({ kind: "findBooking", key })).booking,
      cancel: async (token, nowMs) => (await thread.send({ kind: "cancelBooking", token, nowMs })).result,
    },
    deliveries: {
      claim: async (options) => (await thread.send({ kind: "claimDeliveries", options })).claimed,
      settle: async (settled) => void (await thread.send({ kind: "settleDeliveries", settled })),
      summarize: async () => (await thread.send({ kind: "summarizeDeliveries" })).summary,
    },
    check: (limits) => checkThread(thread, limits),
    close: () => {
      clearInterval(forgetting);
      closing ??= commits.drain().then(() => thread.close());
      return closing;
    },
  };
}

/** Deletes the hashes of old senders now and every hour, even without a post. */
function forgetEveryHour(thread: SupervisedThread, log: StoreLog): NodeJS.Timeout {
  const forget = () => {
    thread.send({ kind: "forgetSenders", nowMs: Date.now() }).catch((error: unknown) => {
      log.error(
        { err: error },
        "the hashes of yesterday's senders could not be deleted; tried again in an hour",
      );
    });
  };
  forget();
  return setInterval(forget, 60 * 60 * 1000).unref();
}

async function* listLeads(thread: SupervisedThread, state: LeadState): AsyncGenerator<Lead> {
  let beforeId: string | undefined;
  while (true) {
    const { leads } = await thread.send({ kind: "list", state, beforeId, count: pageLeads });
    yield* leads;
    if (leads.length < pageLeads) return;
    beforeId = leads.at(-1)?.id;
  }
}

/** A late response is a problem too, as where the thread waits for a lock. */
async function checkThread(thread: SupervisedThread, limits: FormLimits | "off"): Promise<StoreHealth> {
  const problems = [`The store has not answered for ${checkTimeoutMs / 1000} s.`];
  const late = wait(checkTimeoutMs, { ok: false, problems, warnings: [] }, { ref: false });
  const checked = thread.send({ kind: "check", limits }).then(
    ({ health }) => health,
    (error: unknown) => ({
      ok: false,
      problems: [error instanceof Error ? error.message : String(error)],
      warnings: [],
    }),
  );
  return Promise.race([checked, late]);
}
