import type { AboutPanel } from "../../catalogue/panels/index.ts";
import { StatFigure } from "../controls/index.ts";

/** The band of figures (spec 2.5). */
export function StatsBand({ stats }: Pick<AboutPanel, "stats">) {
  return (
    <section aria-label="Figures" className="blueprint relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <dl className="wrap section-tight relative grid gap-10 md:grid-cols-3 md:gap-8">
        {stats.map(({ value, label }) => (
          <StatFigure key={label} value={<span className="text-5xl">{value}</span>} label={label} />
        ))}
      </dl>
    </section>
  );
}
