import * as v from "valibot";
import type { Stat } from "./stat.ts";

/**
 * `:::stat-grid{columns=3}` around two to six `::stat` lines. At most 6: the editorial rule for KPI tiles
 * (spec 9).
 */
export const StatGridSchema = v.strictObject({
  columns: v.optional(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([2, 3, 4])),
    3,
  ),
});
export interface StatGridBlock {
  type: "statGrid";
  columns: 2 | 3 | 4;
  stats: Stat[];
}
