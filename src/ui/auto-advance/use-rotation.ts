import { useState } from "react";
import { useMediaQuery } from "../use-media-query.ts";
import type { AutoAdvanceTimings } from "./auto-advance.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";

/**
 * Shows one of several parts by its id. On a screen that `wideQuery` matches, one is always shown, and the next one
 * follows by itself, round and round; on a narrower one it changes by choice alone, and none may be shown (spec 4.3, 4.4).
 */
export function useRotation(ids: readonly string[], wideQuery: string, timings: AutoAdvanceTimings) {
  const isWide = useMediaQuery(wideQuery);
  const [openId, setOpenId] = useState(ids[0]);
  const shownId = openId ?? (isWide ? ids[0] : undefined);
  const position = ids.indexOf(shownId ?? "");
  const auto = useAutoAdvance({
    ...timings,
    enabled: isWide && ids.length > 1,
    onAdvance: () => setOpenId(ids[(position + 1) % ids.length]),
  });

  /** The visitor's choice; undefined closes the open part. */
  function choose(id: string | undefined) {
    auto.notePick();
    setOpenId(id);
  }

  return { isWide, shownId, position, choose, auto };
}
