import { Picture } from "#content/blocks/figure/picture.tsx";
import type { InsightArticle } from "#content/entries/index.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { HeroDivider } from "../../../cards/illustrations/index.ts";
import { listFacts, MetaRow } from "./meta-row.tsx";

/** The writer chooses the background, alignment and divider (spec 2.9, 3). */
export function InsightHero({
  entry,
  hero,
  authorUrl,
}: Pick<InsightArticle, "entry" | "hero"> & { authorUrl?: string | undefined }) {
  const { divider, title, subtitle, eyebrow, variant } = hero;
  const picture = variant === "image" ? (hero.image ?? entry.image) : undefined;
  const ground = variant === "image" && !picture ? "gradient" : variant;
  const isCentered = hero.align === "center";
  return (
    <header
      data-category={entry.categoryId || undefined}
      className={joinClasses(
        `dark-sheet article-hero article-hero-${ground}`,
        ground === "pattern" && "grid-paper",
        picture && !isCentered && "article-hero-split",
      )}
    >
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt}
          // Half the page on large screens. On others it is behind the text, too faint to need many pixels.
          sizes="(width >= 64rem) 50vw, 25vw"
          className="hero-picture"
          first
        />
      )}
      <div className={joinClasses("wrap article-hero-words z-1", isCentered && "article-hero-center")}>
        {eyebrow && <p className="eyebrow text-category">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="article-subtitle text-balance">{subtitle}</p>}
        <MetaRow facts={listFacts(entry, authorUrl)} />
        {/* Comes after the text because its edge moves while the text is being parsed. */}
        {divider.enabled && (
          <HeroDivider style={divider.style} accent={divider.accent} opacity={divider.opacity} />
        )}
      </div>
    </header>
  );
}
