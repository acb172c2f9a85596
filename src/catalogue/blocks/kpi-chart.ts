import * as v from "valibot";

const TickSchema = v.union([v.number(), v.string()]);

/** One plotted value: `x` is a label (`Wk 3`) or a number, `y` the value. */
export const PointSchema = v.strictObject({ x: TickSchema, y: v.number() });

/** A KPI chart card (spec 3): front part of a case study, or `:::kpi-chart` around a two-column table. */
export const KpiChartSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** First value as people read it: `9%`. */
  kpiStart: v.string(),
  /** Last value as people read it: `44%`. */
  kpiEnd: v.string(),
  /** `+387%` */
  growthBadge: v.optional(v.string()),
  /** What is measured, over which window. */
  description: v.optional(v.string()),
  chart: v.strictObject({
    kind: v.optional(v.picklist(["line", "area", "bar"]), "line"),
    points: v.pipe(v.array(PointSchema), v.minLength(2, "must hold at least two points")),
    xAxis: v.optional(
      v.strictObject({ ticks: v.optional(v.array(TickSchema)), label: v.optional(v.string()) }),
    ),
    yAxis: v.optional(
      v.strictObject({ ticks: v.optional(v.array(v.number())), label: v.optional(v.string()) }),
    ),
    minY: v.optional(v.number()),
    maxY: v.optional(v.number()),
    showNodes: v.optional(v.boolean(), true),
    highlightLast: v.optional(v.boolean(), true),
  }),
});
export type KpiChart = v.InferOutput<typeof KpiChartSchema>;
export interface KpiChartBlock extends KpiChart {
  type: "kpiChart";
}
