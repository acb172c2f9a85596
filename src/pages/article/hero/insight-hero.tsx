import { HeroDivider } from "../../../cards/illustrations/index.ts";
import { readTimeLabel } from "../../../cards/index.ts";
import type { InsightArticle } from "../../../content/entries/index.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { DayFact, MetaRow } from "./meta-row.tsx";

/** The writer chooses the background, alignment and divider (spec 2.9, 3). */
export function InsightHero({ entry, hero }: Pick<InsightArticle, "entry" | "hero">) {
  const { divider, title, subtitle, eyebrow, variant } = hero;
  const picture = variant === "image" ? (hero.image ?? entry.image) : undefined;
  const ground = variant === "image" && !picture ? "gradient" : variant;
  const isCentered = hero.align === "center";
  return (
    <header
      data-category={entry.categoryId || undefined}
      className={joinClasses(
        `dark-sheet article-hero article-hero-${ground}`,
        picture && !isCentered && "article-hero-split",
      )}
    >
      {picture && <img src={picture} alt="" className="hero-picture" />}
      {ground === "pattern" && <div className="grid-paper grid-fade" />}
      <div className={joinClasses("wrap article-hero-words z-1", isCentered && "article-hero-center")}>
        {eyebrow && <p className="eyebrow text-category">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="article-subtitle text-balance">{subtitle}</p>}
        <MetaRow>
          {entry.author}
          {readTimeLabel(entry.readMinutes)}
          <DayFact day={entry.date} />
          {entry.updated && <DayFact day={entry.updated} before="Updated" />}
        </MetaRow>
      </div>
      {/* Comes after the text because the lower edge moves while the text is being parsed. */}
      {divider.enabled && (
        <HeroDivider style={divider.style} accent={divider.accent} opacity={divider.opacity} />
      )}
    </header>
  );
}
