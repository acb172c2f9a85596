import { RequestError, request } from "./request.ts";

/** Names an answer: its segments, joined by slashes, are the URL it comes from (spec 7.2). */
export type QueryKey = readonly string[];

/** Where a query stands. What was once loaded stands until something newer comes. */
export type QueryState =
  | { kind: "loading" }
  | { kind: "loaded"; data: unknown }
  | { kind: "failed"; error: unknown };

export interface QueryOptions {
  /** What a 401 is: an error, or an answer of `null` (spec 7.2, 8). */
  on401?: "throw" | "null";
}

/**
 * Answers, each fetched once: they never go stale, and nothing is tried again, polled, or fetched for a window that
 * comes back (spec 7.2, 9).
 */
export interface QueryCache {
  /** The answer, from the server where none is kept. After a failure, asking again is a new attempt. */
  load: (key: QueryKey, options?: QueryOptions) => Promise<unknown>;
  read: (key: QueryKey) => QueryState;
  /** The next one who asks gets a new answer; who is using this one asks at once. */
  invalidate: (key: QueryKey) => void;
  /** Asks, and asks again after each invalidation, until the returned function is called. */
  use: (key: QueryKey, options?: QueryOptions) => () => void;
  subscribe: (listener: () => void) => () => void;
}

interface Entry {
  state: QueryState;
  /** On its way or kept; none after a failure or an invalidation. */
  answer?: Promise<unknown>;
}

const loading: QueryState = { kind: "loading" };

export function createQueryCache(): QueryCache {
  const entries = new Map<string, Entry>();
  const users = new Map<() => void, string>();
  const listeners = new Set<() => void>();

  function setEntry(address: string, entry: Entry): void {
    entries.set(address, entry);
    for (const listener of listeners) listener();
  }

  function load(key: QueryKey, options?: QueryOptions): Promise<unknown> {
    const address = addressOf(key);
    const known = entries.get(address);
    if (known?.answer) return known.answer;
    const shown = known?.state.kind === "loaded" ? known.state : loading;
    const answer = fetchJson(address, options);
    const entry: Entry = { state: shown, answer };
    setEntry(address, entry);
    // An answer that was invalidated on its way is dropped.
    const settle = (settled: Entry) => entries.get(address) === entry && setEntry(address, settled);
    answer.then(
      (data) => settle({ state: { kind: "loaded", data }, answer }),
      (error) => settle({ state: shown === loading ? { kind: "failed", error } : shown }),
    );
    return answer;
  }

  return {
    load,
    read: (key) => entries.get(addressOf(key))?.state ?? loading,
    invalidate(key) {
      const address = addressOf(key);
      const known = entries.get(address);
      if (!known) return;
      setEntry(address, { state: known.state });
      for (const [ask, asked] of users) if (asked === address) ask();
    },
    use(key, options) {
      // The failure is in the state.
      const ask = () => void load(key, options).catch(() => undefined);
      users.set(ask, addressOf(key));
      ask();
      return () => users.delete(ask);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function addressOf(key: QueryKey): string {
  return key.join("/");
}

async function fetchJson(url: string, { on401 = "throw" }: QueryOptions = {}): Promise<unknown> {
  try {
    return await (await request("GET", url)).json();
  } catch (error) {
    if (on401 === "null" && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
