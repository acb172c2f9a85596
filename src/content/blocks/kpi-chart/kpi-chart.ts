import type { Paragraph } from "mdast";
import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { type BlockDefinition, type BlockReader, joinParagraphs } from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";
import { GoalSchema, writeGoal } from "../stat/stat.ts";
import { findTable, readMarkdownTable } from "../table/table.ts";

const TickSchema = v.union([v.number(), v.string()]);

/** `x` is a label (`Wk 3`) or a number. */
const PointSchema = closedObject({ x: TickSchema, y: v.number() });

const EventSchema = closedObject({ at: TickSchema, label: v.pipe(v.string(), v.nonEmpty()) });

const ChartKindSchema = v.optional(v.picklist(["line", "area", "bar"]), "line");

const headFields = {
  title: v.pipe(v.string(), v.nonEmpty()),
  /** First value as displayed: `9%`. */
  kpiStart: v.string(),
  /** Last value as displayed: `44%`. */
  kpiEnd: v.string(),
  /** `+387%` */
  growthBadge: v.optional(v.string()),
  goal: v.optional(GoalSchema),
};

/** A KPI chart (spec 3), in the front matter of a case study or as `:::kpi-chart` around a two-column table. */
export const KpiChartSchema = closedObject({
  ...headFields,
  /** Says what was measured, and when. */
  description: v.optional(v.string()),
  chart: v.pipe(
    closedObject({
      kind: ChartKindSchema,
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
export interface KpiChartBlock extends KpiChart {
  type: "kpiChart";
}

const NumberTextSchema = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === "" ? Number.NaN : Number(text))),
  v.number("must be a number"),
);
const FlagTextSchema = v.pipe(
  v.picklist(["true", "false", ""]),
  v.transform((text) => text !== "false"),
);

/** `:::kpi-chart` attributes, all strings. */
const KpiChartAttributesSchema = closedObject({
  ...headFields,
  kind: ChartKindSchema,
  minY: v.optional(NumberTextSchema),
  maxY: v.optional(NumberTextSchema),
  showNodes: v.optional(FlagTextSchema, "true"),
  highlightLast: v.optional(FlagTextSchema, "true"),
});

export const kpiChart: BlockDefinition<KpiChartBlock> = {
  directive: {
    name: "kpi-chart",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, KpiChartAttributesSchema);
      const table = findTable(directive, reader, "paragraph");
      const paragraphs = directive.children.filter((node): node is Paragraph => node.type === "paragraph");
      const description = paragraphs.map((node) => inlineText(reader.readInlines(node.children))).join(" ");
      if (!table) return undefined;

      const { columns, rows } = readMarkdownTable(table, reader);
      if (columns.length !== 2 || rows.length < 2) {
        reader.report(
          table,
          "a KPI chart needs a table of two columns and at least two rows",
          "write `| Week | Reply rate |`, then `|---|---|`, then one row for each point",
        );
        return undefined;
      }
      const points = rows.map((row, index) => readPoint(row, table.children[index + 1] ?? table, reader));
      const [xLabel, yLabel] = columns.map((column) => inlineText(column.label));
      if (!attributes) return undefined;
      const { title, kpiStart, kpiEnd, growthBadge, goal, ...chart } = attributes;
      return {
        type: "kpiChart",
        title,
        kpiStart,
        kpiEnd,
        ...(growthBadge !== undefined && { growthBadge }),
        ...(goal && { goal }),
        ...(description && { description }),
        chart: {
          ...chart,
          points: points.filter((point) => point !== undefined),
          ...(xLabel && { xAxis: { label: xLabel } }),
          ...(yLabel && { yAxis: { label: yLabel } }),
        },
      };
    },
  },
  texts: ({ title, kpiStart, kpiEnd, growthBadge = "", description = "", chart }) => [
    title,
    kpiStart,
    kpiEnd,
    growthBadge,
    description,
    ...(chart.events ?? []).map(({ label }) => label),
  ],
  plainText({ title, kpiStart, kpiEnd, growthBadge, goal, description, chart }) {
    const badge = growthBadge ? ` (${growthBadge})` : "";
    return joinParagraphs(
      `${title}: from ${kpiStart} to ${kpiEnd}${badge}${writeGoal(goal)}`,
      description,
      chart.points.map(({ x, y }) => `- ${x}: ${y}${eventNote(chart.events, x)}`).join("\n"),
    );
  },
};

function eventNote(events: KpiChart["chart"]["events"] = [], x: number | string): string {
  const labels = events.filter(({ at }) => String(at) === String(x)).map(({ label }) => label);
  return labels.length > 0 ? ` (${labels.join("; ")})` : "";
}

/** Symbols in a value, ignored in the plot. */
const valueSigns = /[%$€£,+\s]|x$/g;

function readPoint(
  [label = [], value = []]: Inline[][],
  at: Parameters<BlockReader<unknown>["report"]>[0],
  reader: BlockReader<unknown>,
): v.InferOutput<typeof PointSchema> | undefined {
  const x = inlineText(label).trim();
  const digits = inlineText(value).trim().replace(valueSigns, "").replace(/^−/, "-");
  const y = digits === "" ? Number.NaN : Number(digits);
  if (Number.isNaN(y)) {
    reader.report(at, `"${inlineText(value)}" cannot be plotted`, "write a number, such as 12 or 4.5%");
    return undefined;
  }
  return { x: /^-?\d+(\.\d+)?$/.test(x) ? Number(x) : x, y };
}
