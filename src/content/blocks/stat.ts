import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** Which direction of a figure is good news. Without it a rise or fall is shown without judgment. */
export const GoalSchema = v.picklist(["higher", "lower"]);
export type Goal = v.InferOutput<typeof GoalSchema>;

/** `::stat{value="19" label="qualified meetings" trend="up" goal="higher"}` (spec 3). */
export const StatSchema = v.strictObject({
  value: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  trend: v.optional(v.picklist(["up", "down", "none"]), "none"),
  goal: v.optional(GoalSchema),
});
export type Stat = v.InferOutput<typeof StatSchema>;
export interface StatBlock extends Stat {
  type: "stat";
}

/** Reads a figure that stands alone. */
export function readStat(directive: BlockDirective, reader: BlockReader<unknown>): StatBlock | undefined {
  const stat = reader.readAttributes(directive, StatSchema);
  return stat && { type: "stat", ...stat };
}
