import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import { type Stat, StatSchema } from "./stat.ts";
import { readTiles } from "./tiles.ts";

export interface MetricGridBlock {
  type: "metricGrid";
  metrics: Stat[];
}

/**
 * Reads a grid of one to six lines like `::metric{value="71%" label="campaigns tied to SQLs" trend="up"}` (spec 3, 9).
 */
export function readMetricGrid(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): MetricGridBlock | undefined {
  const attributes = reader.readAttributes(directive, v.strictObject({}));
  const metrics = readTiles(directive, reader, { name: "metric", schema: StatSchema, minTiles: 1 });
  return attributes && { type: "metricGrid", metrics };
}
