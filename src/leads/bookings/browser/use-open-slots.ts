import { useMemo } from "react";
import * as v from "valibot";
import { filePaths } from "#config/index.ts";
import { useQuery } from "#platform/queries/use-query.ts";
import type { OpenSlots } from "../index.ts";
import { OpenSlotsSchema } from "../open-slots.ts";

export const slotsKey = [filePaths.slots] as const;

/** Returns null if the free slots couldn't be loaded. */
export function useOpenSlots(): OpenSlots | "loading" | null {
  const query = useQuery(slotsKey);
  return useMemo(() => {
    if (query.kind === "loading") return "loading";
    if (query.kind === "failed") return null;
    const read = v.safeParse(OpenSlotsSchema, query.data);
    return read.success ? read.output : null;
  }, [query]);
}
