import * as v from "valibot";

/** `::stat{value="19" label="qualified meetings" trend="up"}` (spec 3). */
export const StatSchema = v.strictObject({
  value: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  trend: v.optional(v.picklist(["up", "down", "none"]), "none"),
});
export type Stat = v.InferOutput<typeof StatSchema>;
export interface StatBlock extends Stat {
  type: "stat";
}
