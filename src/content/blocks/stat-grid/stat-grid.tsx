import { StatFigure } from "#platform/ui/drafting/stat-figure.tsx";
import { GoalNote, Trend } from "../stat/trend.tsx";
import type { StatGridBlock } from "./stat-grid.ts";

/** Used from the `sm` breakpoint up; below it there are two columns, or one for exactly three figures. */
const columnClasses = { 2: "", 3: "sm:grid-cols-3", 4: "sm:grid-cols-4" };

export function StatGrid({ columns, stats }: Pick<StatGridBlock, "columns" | "stats">) {
  return (
    <dl
      className={`prose-block grid gap-x-4 gap-y-8 ${stats.length === 3 ? "stat-three" : "grid-cols-2"} ${columnClasses[columns]}`}
    >
      {stats.map(({ value, label, trend, goal }) => (
        <StatFigure
          key={label}
          label={
            <>
              {label}
              <GoalNote goal={goal} />
            </>
          }
          value={
            <>
              {value}
              <Trend trend={trend} goal={goal} />
            </>
          }
        />
      ))}
    </dl>
  );
}
