import type { AboutCopy } from "./copy.ts";

/** The stats, each marked up to read as a phrase: '100+ SaaS GTM campaigns automated' (spec 2.5). */
export function StatsBand({ stats }: Pick<AboutCopy, "stats">) {
  return (
    <section aria-label="Figures" className="dark-sheet relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <ul className="wrap section-tight relative grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {stats.map(({ value, label }) => (
          <li key={label} className="figure-stat">
            <strong className="figure-value">
              <span className="text-5xl">{value}</span>
            </strong>{" "}
            <span className="text-sm text-ink-soft">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
