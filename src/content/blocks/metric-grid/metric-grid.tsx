import { GoalNote, Trend } from "../stat/trend.tsx";
import type { MetricGridBlock } from "./metric-grid.ts";

export function MetricGrid({ metrics }: Pick<MetricGridBlock, "metrics">) {
  return (
    <dl className="prose-block metric-grid">
      {metrics.map(({ value, label, trend, goal }) => (
        <div key={label}>
          <dt>
            {label}
            <GoalNote goal={goal} />
          </dt>
          <dd className="figure-value">
            {value}
            <Trend trend={trend} goal={goal} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
