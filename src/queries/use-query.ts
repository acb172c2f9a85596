import { useEffect, useSyncExternalStore } from "react";
import { createQueryCache, type QueryKey, type QueryState } from "./query-cache.ts";

/** The answers of this browser, one for all islands. */
export const queries = createQueryCache();

/** Where a query stands, fetched where no answer is kept (spec 7.2). Give it a key that stays the same object. */
export function useQuery(key: QueryKey): QueryState {
  useEffect(() => queries.use(key), [key]);
  const read = () => queries.read(key);
  return useSyncExternalStore(queries.subscribe, read, read);
}
