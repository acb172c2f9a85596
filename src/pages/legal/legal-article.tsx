import type { LegalPage } from "../../content/entries/index.ts";
import { preloadReadingFont } from "../../styles/font-preloads.ts";
import { ArticleBody, ContentsFold, ContentsRail } from "../article/index.ts";
import { LegalPlaces } from "./legal-places.tsx";

/** A legal text with its effective date, table of contents and links to the other legal pages (spec 2.10). */
export function LegalArticle({ page }: { page: LegalPage }) {
  preloadReadingFont();
  return (
    <article>
      <header className="relative border-b border-line">
        <div className="grid-paper grid-fade" />
        <div className="wrap relative grid gap-4 pt-10 pb-8 lg:pt-20 lg:pb-10">
          <h1 tabIndex={-1}>{page.title}</h1>
          <p className="text-ink-soft tabular">
            Effective date: <time dateTime={page.effectiveDate}>{page.effectiveDateLabel}</time>
          </p>
        </div>
      </header>
      <div className="wrap article-grid">
        <ContentsRail headings={page.headings} />
        <div className="article-words">
          <ContentsFold headings={page.headings} />
          <ArticleBody blocks={page.blocks} />
        </div>
        <div className="article-rail print:hidden">
          <LegalPlaces currentId={page.id} />
        </div>
      </div>
    </article>
  );
}
