import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { GoalSchema } from "../stat/stat.ts";

const TickSchema = v.union([v.number(), v.string()]);

/** `x` is a label (`Wk 3`) or a number. */
const PointSchema = closedObject({ x: TickSchema, y: v.number() });

const EventSchema = closedObject({ at: TickSchema, label: v.pipe(v.string(), v.nonEmpty()) });

/** The chart beside a case study's title (spec 3). */
export const KpiChartSchema = closedObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** First value as displayed: `9%`. */
  kpiStart: v.string(),
  /** Last value as displayed: `44%`. */
  kpiEnd: v.string(),
  /** `+387%` */
  growthBadge: v.optional(v.string()),
  goal: v.optional(GoalSchema),
  /** Says what was measured, and when. */
  description: v.optional(v.string()),
  chart: v.pipe(
    closedObject({
      kind: v.optional(v.picklist(["line", "area", "bar"]), "line"),
      points: v.pipe(v.array(PointSchema), v.minLength(2, "must have at least two points")),
      /** Flags on the curve that say what happened. `at` is the `x` of a point. */
      events: v.optional(v.array(EventSchema)),
      xAxis: v.optional(
        closedObject({ ticks: v.optional(v.array(TickSchema)), label: v.optional(v.string()) }),
      ),
      yAxis: v.optional(
        closedObject({ ticks: v.optional(v.array(v.number())), label: v.optional(v.string()) }),
      ),
      minY: v.optional(v.number()),
      maxY: v.optional(v.number()),
      showNodes: v.optional(v.boolean(), true),
      highlightLast: v.optional(v.boolean(), true),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { points, events = [] } = dataset.value;
      for (const [index, event] of events.entries()) {
        if (points.some(({ x }) => String(x) === String(event.at))) continue;
        const at = { type: "object", origin: "value" } as const;
        const path: [v.IssuePathItem, ...v.IssuePathItem[]] = [
          { ...at, input: dataset.value, key: "events", value: events },
          { type: "array", origin: "value", input: events, key: index, value: event },
          { ...at, input: { ...event }, key: "at", value: event.at },
        ];
        addIssue({ message: "must be the `x` of a point", path });
      }
    }),
  ),
});
export type KpiChart = v.InferOutput<typeof KpiChartSchema>;
