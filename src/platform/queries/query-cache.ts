/** Segments of a URL, joined by slashes (spec 7.2). */
export type QueryKey = readonly string[];

/** Loaded data is kept until newer data replaces it. */
export type QueryState =
  | { kind: "loading" }
  | { kind: "loaded"; data: unknown }
  | { kind: "failed"; error: unknown };

interface QueryOptions {
  /** Whether a 401 is an error or means `null` (spec 7.2, 8). */
  on401?: "throw" | "null";
}

/** A cache of fetched JSON. Data never goes stale, and nothing is retried, polled or refetched on focus (spec 9). */
export interface QueryCache {
  /** Rejects if fetching fails; the next call tries again. */
  load: (key: QueryKey, options?: QueryOptions) => Promise<unknown>;
  read: (key: QueryKey) => QueryState;
  /** Makes the next `load` fetch again; a query with subscribers is fetched right away. */
  invalidate: (key: QueryKey) => void;
  /** Loads the query now and after each invalidation, and calls `listener` when its state changes. */
  subscribe: (key: QueryKey, listener: () => void, options?: QueryOptions) => () => void;
}

interface Entry {
  state: QueryState;
  /** Pending or cached; absent after a failure or an invalidation. */
  data?: Promise<unknown>;
}

const loading: QueryState = { kind: "loading" };

export function createQueryCache(): QueryCache {
  const entries = new Map<string, Entry>();
  const subscriptions = new Set<{ url: string; listener: () => void; reload: () => void }>();
  const subscribersOf = (url: string) =>
    [...subscriptions].filter((subscription) => subscription.url === url);

  function setEntry(url: string, entry: Entry): void {
    entries.set(url, entry);
    for (const { listener } of subscribersOf(url)) listener();
  }

  function load(key: QueryKey, options?: QueryOptions): Promise<unknown> {
    const url = key.join("/");
    const known = entries.get(url);
    if (known?.data) return known.data;
    const shown = known?.state.kind === "loaded" ? known.state : loading;
    const data = fetchJson(url, options);
    const entry: Entry = { state: shown, data };
    setEntry(url, entry);
    // Drops a response if the query was invalidated while it was pending.
    const settle = (settled: Entry) => entries.get(url) === entry && setEntry(url, settled);
    data.then(
      (value) => settle({ state: { kind: "loaded", data: value }, data }),
      (error) => settle({ state: shown === loading ? { kind: "failed", error } : shown }),
    );
    return data;
  }

  return {
    load,
    read: (key) => entries.get(key.join("/"))?.state ?? loading,
    invalidate(key) {
      const url = key.join("/");
      const known = entries.get(url);
      if (!known) return;
      setEntry(url, { state: known.state });
      for (const { reload } of subscribersOf(url)) reload();
    },
    subscribe(key, listener, options) {
      // Ignored here, because the state records the failure.
      const reload = () => void load(key, options).catch(() => undefined);
      const subscription = { url: key.join("/"), listener, reload };
      subscriptions.add(subscription);
      reload();
      return () => subscriptions.delete(subscription);
    },
  };
}

/** A response that isn't OK; the message is `{status}: {body or status text}` (spec 8). */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Sends a request with credentials, and its body as JSON (spec 7.2). Throws `RequestError`. */
export async function request(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  throw new RequestError(response.status, (await response.text()) || response.statusText);
}

async function fetchJson(url: string, { on401 = "throw" }: QueryOptions = {}): Promise<unknown> {
  try {
    return await (await request("GET", url)).json();
  } catch (error) {
    if (on401 === "null" && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
