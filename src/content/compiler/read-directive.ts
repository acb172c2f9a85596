import { findNearest } from "../../schema-errors/find-nearest.ts";
import { readBeforeAfter } from "../blocks/before-after.ts";
import type { Block } from "../blocks/block.ts";
import type { BlockDirective, BlockReader } from "../blocks/block-reader.ts";
import { readCallToAction } from "../blocks/call-to-action.ts";
import { readCallout } from "../blocks/callout.ts";
import { readChecklist } from "../blocks/checklist.ts";
import { readDivider } from "../blocks/divider.ts";
import { readFigure } from "../blocks/figure.ts";
import { readKpiChart } from "../blocks/kpi-chart.ts";
import { readMetricGrid } from "../blocks/metric-grid.ts";
import { readQuote } from "../blocks/quote.ts";
import { readStat } from "../blocks/stat.ts";
import { readStatGrid } from "../blocks/stat-grid.ts";
import { readTable } from "../blocks/table.ts";
import { readTimeline } from "../blocks/timeline.ts";

interface BlockDefinition {
  /** `body`: `:::name{…}`, text, `:::`. `line`: `::name{…}` alone. `either`: both. */
  form: "body" | "line" | "either";
  read(directive: BlockDirective, reader: BlockReader<Block>): Block | undefined;
}

/** Every block that a writer can name, and how it is read (spec 3). */
const definitions = new Map<string, BlockDefinition>([
  ["callout", { form: "body", read: readCallout }],
  ["stat", { form: "line", read: readStat }],
  ["stat-grid", { form: "body", read: readStatGrid }],
  ["timeline", { form: "body", read: readTimeline }],
  ["table", { form: "body", read: readTable }],
  ["quote", { form: "body", read: readQuote }],
  ["figure", { form: "line", read: readFigure }],
  ["checklist", { form: "body", read: readChecklist }],
  ["divider", { form: "line", read: readDivider }],
  ["cta", { form: "either", read: readCallToAction }],
  ["before-after", { form: "body", read: readBeforeAfter }],
  ["metric-grid", { form: "body", read: readMetricGrid }],
  ["kpi-chart", { form: "body", read: readKpiChart }],
]);

/** Blocks that only live inside another: their name, and what must stand around them. */
const innerBlocks: Readonly<Record<string, string>> = {
  event: "::::timeline",
  metric: ":::metric-grid",
};

/** Reads any block written as a directive; reports a name that is none, a wrong form, a missing end. */
export function readDirective(directive: BlockDirective, reader: BlockReader<Block>): Block | undefined {
  const { name } = directive;
  const definition = definitions.get(name);
  const around = Object.hasOwn(innerBlocks, name) ? innerBlocks[name] : undefined;
  if (around) {
    reader.report(
      directive,
      `\`${name}\` stands outside its block`,
      `put \`${around}\` around it, and the same number of colons below`,
    );
    return undefined;
  }
  if (!definition) {
    const nearest = findNearest(name, [...definitions.keys(), ...Object.keys(innerBlocks)]);
    const fix = nearest ? `did you mean \`${nearest}\`?` : `use one of ${[...definitions.keys()].join(", ")}`;
    reader.report(directive, `unknown block \`${name}\``, fix);
    return undefined;
  }
  if (definition.form === "line" && directive.type === "containerDirective") {
    reader.report(
      directive,
      `\`${name}\` is a single line`,
      `write \`::${name}{…}\` with two colons and no closing line`,
    );
    return undefined;
  }
  if (definition.form === "body" && directive.type === "leafDirective") {
    reader.report(
      directive,
      `\`${name}\` needs a body`,
      `write \`:::${name}{…}\` with three colons, the text, and a line \`:::\``,
    );
    return undefined;
  }
  return definition.read(directive, reader);
}
