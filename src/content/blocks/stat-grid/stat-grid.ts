import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";
import { listStatTexts, type Stat, writeStat } from "../stat/stat.ts";
import { readTiles } from "../tiles.ts";

/** `:::stat-grid{columns=3}` around two to six `::stat` lines. */
const StatGridSchema = closedObject({
  columns: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist([2, 3, 4])), "3"),
});
export interface StatGridBlock {
  type: "statGrid";
  columns: 2 | 3 | 4;
  stats: Stat[];
}

export const statGrid: BlockDefinition<StatGridBlock> = {
  directive: {
    name: "stat-grid",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, StatGridSchema);
      const stats = readTiles(directive, reader, { name: "stat", minTiles: 2 });
      return attributes && { type: "statGrid", columns: attributes.columns, stats };
    },
  },
  texts: ({ stats }) => stats.flatMap(listStatTexts),
  plainText: ({ stats }) => stats.map((stat) => `- ${writeStat(stat)}`).join("\n"),
};
