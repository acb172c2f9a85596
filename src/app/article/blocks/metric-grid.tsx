import type { MetricGridBlock } from "../../../catalogue/blocks/metric-grid.ts";
import { Trend } from "./trend.tsx";

/** One to six outcomes in ruled cells, like the parts list of a drawing (spec 3). */
export function MetricGrid({ metrics }: Pick<MetricGridBlock, "metrics">) {
  return (
    <dl className="prose-block metric-grid">
      {metrics.map(({ value, label, trend }) => (
        <div key={`${value} ${label}`}>
          <dt>{label}</dt>
          <dd className="figure-value">
            {value}
            <Trend trend={trend} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
