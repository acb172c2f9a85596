import { Picture } from "#content/blocks/figure/picture.tsx";
import type { InsightArticle } from "#content/entries/index.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { HeroDivider, MeasuredDrawing } from "../../../cards/illustrations/index.ts";
import type { Sheet } from "../around/surroundings.ts";
import { listFacts, MetaRow } from "./meta-row.tsx";

/** The writer chooses the background, alignment and divider (spec 2.9, 3). */
export function InsightHero({
  entry,
  hero,
  sheet,
}: Pick<InsightArticle, "entry" | "hero"> & { sheet?: Sheet | undefined }) {
  const { divider, title, subtitle, eyebrow, variant } = hero;
  const picture = variant === "image" ? (hero.image ?? entry.image) : undefined;
  const ground = variant === "image" && !picture ? "gradient" : variant;
  const isCentered = hero.align === "center";
  const hasFigure = entry.measure && !picture;
  return (
    <header
      data-category={entry.categoryId || undefined}
      className={joinClasses(
        `dark-sheet article-hero article-hero-${ground}`,
        picture && !isCentered && "article-hero-split",
        hasFigure && "article-cover",
      )}
    >
      {picture ? (
        <Picture
          picture={picture}
          alt={picture.alt}
          // Half the page on large screens. On others it is behind the text, too faint to need many pixels.
          sizes="(width >= 64rem) 50vw, 25vw"
          className="hero-picture"
          first
        />
      ) : (
        <div className="grid-paper grid-fade" />
      )}
      <div className={joinClasses("wrap article-hero-words z-1", isCentered && "article-hero-center")}>
        {eyebrow && <p className="eyebrow text-category">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="article-subtitle text-balance">{subtitle}</p>}
        {hasFigure && (
          <svg
            viewBox="0 10 320 160"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            className="drawing cover-figure"
            aria-hidden="true"
          >
            <MeasuredDrawing variant={entry.illustration} measure={entry.measure} />
          </svg>
        )}
        {/* Comes after the text because its edge moves while the text is being parsed. */}
        {divider.enabled && (
          <HeroDivider style={divider.style} accent={divider.accent} opacity={divider.opacity} />
        )}
      </div>
      <MetaRow facts={listFacts(entry)} sheet={sheet} />
    </header>
  );
}
