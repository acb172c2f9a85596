import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";
import { listStatTexts, type Stat, writeStat } from "../stat/stat.ts";
import { readTiles } from "../tiles.ts";

/** `:::metric-grid` around one to six lines such as `::metric{value="71%" label="campaigns" trend="up"}`. */
const MetricGridSchema = closedObject({});
export interface MetricGridBlock {
  type: "metricGrid";
  metrics: Stat[];
}

export const metricGrid: BlockDefinition<MetricGridBlock> = {
  directive: {
    name: "metric-grid",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, MetricGridSchema);
      const metrics = readTiles(directive, reader, { name: "metric", minTiles: 1 });
      return attributes && { type: "metricGrid", metrics };
    },
  },
  texts: ({ metrics }) => metrics.flatMap(listStatTexts),
  plainText: ({ metrics }) => metrics.map((metric) => `- ${writeStat(metric)}`).join("\n"),
};
