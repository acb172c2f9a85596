import { useCallback, useSyncExternalStore } from "react";
import { createQueryCache, type QueryKey, type QueryState } from "./query-cache.ts";

/** The cache of this page, one for all islands. */
export const queries = createQueryCache();

/** The state of a query, fetched where it is not cached (spec 7.2). `key` must stay the same object. */
export function useQuery(key: QueryKey): QueryState {
  const subscribe = useCallback((listener: () => void) => queries.subscribe(key, listener), [key]);
  const read = () => queries.read(key);
  return useSyncExternalStore(subscribe, read, read);
}
