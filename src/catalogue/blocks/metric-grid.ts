import * as v from "valibot";

/** `::metric{value="71%" label="campaigns tied to SQLs" trend="up"}` inside `:::metric-grid` (spec 3). */
export const MetricSchema = v.strictObject({
  value: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  trend: v.optional(v.picklist(["up", "down", "none"]), "none"),
});
export const MetricGridSchema = v.strictObject({});
export interface MetricGridBlock {
  type: "metricGrid";
  metrics: Array<v.InferOutput<typeof MetricSchema>>;
}
