import type { ReactNode } from "react";
import { siteConfig } from "#config/index.ts";
import { findReaderNumbers } from "#content/blocks/calculator/recalculate.ts";
import { CopyButton } from "#content/blocks/copy/islands.ts";
import type { Article } from "#content/entries/index.ts";
import { findAuthor, labelUnpublished } from "#content/publication/content.server.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { preloadReadingFont } from "../../styles/font-preloads.ts";
import { AuthorLine } from "./around/author-line.tsx";
import { ReadingNav } from "./around/reading-nav.tsx";
import { RelatedList } from "./around/related-list.tsx";
import type { Surroundings } from "./around/surroundings.ts";
import { TakeAways } from "./around/take-aways.tsx";
import { ArticleBody } from "./article-body.tsx";
import { Contents } from "./contents/contents.tsx";

/** An article with fewer headings doesn't get a table of contents. */
const MIN_CONTENTS = 2;

/**
 * An article's layout (spec 2.9): hero, table of contents, text, and a rail with the share box and related entries. The
 * rail is sticky on large screens; on small ones only the share box is left, below the text.
 */
export function ArticleLayout({
  article: { entry, headings, blocks, decide, skip, authorId },
  around: { neighbors, related },
  hero,
  afterFirstSection,
  desktopRail = false,
}: {
  article: Article;
  around: Surroundings;
  hero: ReactNode;
  afterFirstSection?: ReactNode;
  /** Hides the rail below 1024 px. */
  desktopRail?: boolean;
}) {
  preloadReadingFont();
  const ribbon = labelUnpublished(entry);
  const author = findAuthor({ authorId });
  const readerNumbers = findReaderNumbers(blocks).words;
  return (
    <article data-category={entry.badge?.id} data-brand={siteConfig.brand}>
      {ribbon && <p className="bg-ink py-2 text-center text-sm font-semibold text-paper">{ribbon}</p>}
      {readerNumbers && (
        <p id="reader-numbers" className="bg-ink px-5 py-2 text-center text-sm text-paper">
          These results use your numbers: {readerNumbers}.{" "}
          <a href="?" className="font-semibold underline">
            See ours
          </a>
        </p>
      )}
      {hero}
      <div className="wrap max-lg:max-w-194 article-grid">
        <div className="article-words">
          {headings.length >= MIN_CONTENTS && <Contents headings={headings} />}
          <ReadersChoice decide={decide} skip={skip} />
          <ArticleBody blocks={blocks} afterFirstSection={afterFirstSection} />
          {author && <AuthorLine {...author} />}
          <TakeAways blocks={blocks} isFirst={!author} />
          <ReadingNav {...neighbors} />
        </div>
        <aside
          aria-label="Share and related content"
          className={joinClasses("article-rail", desktopRail && "max-lg:hidden")}
        >
          <section aria-label="Share" className="noscript:hidden print:hidden">
            <p className="mb-3 text-sm font-semibold">Share this piece</p>
            <CopyButton copies="link" />
          </section>
          <RelatedList entries={related} />
        </aside>
      </div>
    </article>
  );
}

/** Says what the article decides, and who needn't read it. */
function ReadersChoice({ decide, skip }: Pick<Article, "decide" | "skip">) {
  if (!decide && !skip) return null;
  const lines = { "You’ll decide": decide, "Skip it if": skip };
  return (
    <dl className="mb-8 text-sm">
      {Object.entries(lines).map(
        ([term, words]) =>
          words && (
            <div key={term}>
              <dt className="inline font-semibold">{term}</dt>{" "}
              <dd className="inline text-ink-soft">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
