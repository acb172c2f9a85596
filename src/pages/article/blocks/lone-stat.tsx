import type { Stat } from "../../../content/blocks/stat.ts";
import { GoalNote, Trend } from "./trend.tsx";

/** A figure that stands alone in the text (spec 3). */
export function LoneStat({ value, label, trend, goal }: Stat) {
  return (
    <dl className="prose-block stat-alone">
      <dt>
        {label}
        <GoalNote goal={goal} />
      </dt>
      <dd className="figure-value">
        {value}
        <Trend trend={trend} goal={goal} />
      </dd>
    </dl>
  );
}
