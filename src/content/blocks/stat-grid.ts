import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import { type Stat, StatSchema } from "./stat.ts";
import { readTiles } from "./tiles.ts";

/**
 * `:::stat-grid{columns=3}` around two to six `::stat` lines. At most 6: the editorial rule for KPI tiles
 * (spec 9).
 */
const StatGridSchema = v.strictObject({
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

/** Reads a grid of `::stat` lines. */
export function readStatGrid(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): StatGridBlock | undefined {
  const attributes = reader.readAttributes(directive, StatGridSchema);
  const stats = readTiles(directive, reader, { name: "stat", schema: StatSchema, minTiles: 2 });
  return attributes && { type: "statGrid", columns: attributes.columns, stats };
}
