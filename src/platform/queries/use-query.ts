import { useCallback, useSyncExternalStore } from "react";
import { createQueryCache, type QueryKey, type QueryState } from "./query-cache.ts";

/** Shared by all islands of the page. */
export const queries = createQueryCache();

/** Fetches the query if it isn't cached. `key` must be the same object on every render. */
export function useQuery(key: QueryKey): QueryState {
  const subscribe = useCallback((listener: () => void) => queries.subscribe(key, listener), [key]);
  const read = () => queries.read(key);
  return useSyncExternalStore(subscribe, read, read);
}
