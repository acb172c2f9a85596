import type { Stat } from "../../../catalogue/blocks/stat.ts";
import { Trend } from "./trend.tsx";

/** A figure that stands alone in the text (spec 3). */
export function LoneStat({ value, label, trend }: Stat) {
  return (
    <dl className="prose-block stat-alone">
      <dt>{label}</dt>
      <dd className="figure-value">
        {value}
        <Trend trend={trend} />
      </dd>
    </dl>
  );
}
