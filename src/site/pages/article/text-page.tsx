import type { ReactNode } from "react";
import type { ArticleBody as Body } from "#content/entries/index.ts";
import { preloadReadingFont } from "../../styles/font-preloads.ts";
import { ArticleBody } from "./article-body.tsx";
import { Contents } from "./contents/contents.tsx";

/** A page that is only text: title, table of contents, body. */
export function TextPage({
  page: { title, headings, blocks },
  facts,
  rail,
}: {
  page: Body & { title: string };
  /** A line below the title. */
  facts?: ReactNode;
  rail?: ReactNode;
}) {
  preloadReadingFont();
  return (
    <article>
      <header className="border-b border-line">
        <div className="wrap article-grid pt-10 pb-8 lg:pt-20 lg:pb-10">
          <div className="article-words grid gap-4">
            <h1 tabIndex={-1}>{title}</h1>
            {facts}
          </div>
        </div>
      </header>
      <div className="wrap article-grid">
        <div className="article-words">
          <Contents headings={headings} />
          <ArticleBody blocks={blocks} />
        </div>
        {rail && <div className="article-rail print:hidden">{rail}</div>}
      </div>
    </article>
  );
}
