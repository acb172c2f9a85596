import { inlineText } from "../inline.ts";
import { Inlines } from "../inlines.tsx";
import { GoalNote, Trend } from "../stat/trend.tsx";
import type { MetricGridBlock } from "./metric-grid.ts";

export function MetricGrid({ metrics }: Pick<MetricGridBlock, "metrics">) {
  return (
    <dl className="prose-block metric-grid">
      {metrics.map(({ value, label, trend, goal }) => (
        <div key={inlineText(label)}>
          <dt>
            <Inlines of={label} />
            <GoalNote goal={goal} />
          </dt>
          <dd className="figure-value">
            <Inlines of={value} />
            <Trend trend={trend} goal={goal} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
