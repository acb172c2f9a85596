import { filePaths } from "#config/index.ts";
import { useQuery } from "#platform/queries/use-query.ts";
import type { OpenSlots } from "../index.ts";
import { isOpenSlots } from "../open-slots.ts";

export const slotsKey = [filePaths.slots] as const;

/** Returns null if the free slots couldn't be loaded. */
export function useOpenSlots(): OpenSlots | "loading" | null {
  const query = useQuery(slotsKey);
  if (query.kind === "loading") return "loading";
  return query.kind === "loaded" && isOpenSlots(query.data) ? query.data : null;
}
