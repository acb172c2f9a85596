import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import { readTiles } from "./tiles.ts";

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

/** Reads a grid of `::metric` lines, one to six of them (spec 9). */
export function readMetricGrid(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): MetricGridBlock | undefined {
  const attributes = reader.readAttributes(directive, MetricGridSchema);
  const metrics = readTiles(directive, reader, { name: "metric", schema: MetricSchema, minTiles: 1 });
  return attributes && { type: "metricGrid", metrics };
}
