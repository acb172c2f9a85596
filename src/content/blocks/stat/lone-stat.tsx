import type { Stat } from "./stat.ts";
import { GoalNote, Trend } from "./trend.tsx";

export function LoneStat({ value, label, trend, goal }: Stat) {
  return (
    <dl className="prose-block flex flex-wrap items-baseline gap-x-5 gap-y-2 border-y border-outline py-5">
      <dt className="flex-[1_1_14rem] text-ink-soft">
        {label}
        <GoalNote goal={goal} />
      </dt>
      <dd className="figure-value -order-1 text-4xl leading-none whitespace-nowrap">
        {value}
        <Trend trend={trend} goal={goal} />
      </dd>
    </dl>
  );
}
