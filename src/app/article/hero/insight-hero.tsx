import type { InsightArticle } from "../../../catalogue/entries/index.ts";
import { readTimeLabel } from "../../cards/card-labels.ts";
import { HeroDivider } from "../../cards/illustrations/index.ts";
import { joinClasses } from "../../controls/join-classes.ts";
import type { ArticleDays } from "./article-days.ts";
import { DayFact } from "./day-fact.tsx";
import { chooseInsightLook } from "./insight-look.ts";
import { MetaRow } from "./meta-row.tsx";

/** Opening of an insight (spec 2.9, 3): ground, alignment and drawing are the writer's choice. */
export function InsightHero({
  entry,
  hero,
  days,
}: Pick<InsightArticle, "entry" | "hero"> & { days: ArticleDays }) {
  const { divider, title, subtitle, eyebrow } = hero;
  const { picture, ground, isCentered, isSplit } = chooseInsightLook(hero, entry);
  return (
    <header
      data-category={entry.categoryId || undefined}
      className={joinClasses(
        `blueprint article-hero article-hero-${ground}`,
        isSplit && "article-hero-split",
      )}
    >
      {picture && <img src={picture} alt="" className="hero-picture" />}
      {ground === "pattern" && <div className="grid-paper grid-fade" />}
      <div className={joinClasses("wrap article-hero-words z-1", isCentered && "article-hero-center")}>
        {eyebrow && <p className="eyebrow text-accent">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="article-subtitle text-balance">{subtitle}</p>}
        <MetaRow>
          {entry.author}
          {readTimeLabel(entry.readMinutes)}
          <DayFact {...days.published} />
          {days.updated && <DayFact {...days.updated} before="Updated" />}
        </MetaRow>
      </div>
      {/* After the words: it hangs from the lower edge, which moves while they come. */}
      {divider.enabled && (
        <HeroDivider style={divider.style} accent={divider.accent} opacity={divider.opacity} />
      )}
    </header>
  );
}
