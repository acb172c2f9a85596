import { KpiChartCard } from "#content/blocks/kpi-chart/kpi-chart-card.tsx";
import type { CaseStudyArticle } from "#content/entries/index.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { Illustration } from "../../../cards/illustrations/index.ts";
import { readTimeLabel } from "../../../cards/index.ts";
import { MetaRow } from "./meta-row.tsx";

/** The category, title, summary, facts, and KPI chart or illustration (spec 2.9). */
export function CaseStudyHero({
  entry,
  definition,
  hero,
  kpiChart,
}: Pick<CaseStudyArticle, "entry" | "definition" | "hero" | "kpiChart">) {
  const pill = entry.badge?.label ?? entry.tags[0];
  return (
    <header data-category={entry.categoryId || undefined} className="dark-sheet article-hero">
      <div className="wrap max-lg:max-w-194 case-hero">
        <div className={joinClasses("article-hero-words", hero.align === "center" && "article-hero-center")}>
          {pill && <Badge>{pill}</Badge>}
          <h1 tabIndex={-1} className="text-3xl">
            {entry.title}
          </h1>
          <p className="article-subtitle text-balance">{entry.summary}</p>
          <MetaRow
            facts={[
              { name: "length", words: readTimeLabel(entry.readMinutes) },
              { name: "industry", words: entry.industry },
              { name: "engagement", words: `Engagement: ${weeksLabel(entry.timelineWeeks)}` },
            ]}
          />
          {hero.kpiOverlay && (
            <p className="text-balance text-ink-soft">
              <strong className="text-ink">{hero.kpiOverlay.headline}</strong>{" "}
              <span>{hero.kpiOverlay.subtext}</span>
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          {kpiChart ? (
            <KpiChartCard {...kpiChart} />
          ) : (
            <div className="hero-drawing">
              <Illustration variant={entry.illustration} measure={entry.measure} />
            </div>
          )}
          <details className="wide-open text-sm">
            <summary className="fold-button min-h-0 py-1 text-sm">What it counts</summary>
            <p className="text-ink-soft">{definition}</p>
          </details>
        </div>
      </div>
    </header>
  );
}

/** `6 weeks`, `1 week`, `2.5 weeks`. */
function weeksLabel(weeks: number): string {
  return `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}
