import { findLegalPage } from "../../content/content.server.ts";
import type { LegalPage, LegalPageId } from "../../content/entries/index.ts";
import { paths } from "../../site/index.ts";
import { preloadReadingFont } from "../../styles/font-preloads.ts";
import { ArticleBody, ContentsFold, ContentsRail } from "../article/index.ts";
import { definePage } from "../define-page.ts";

/** The legal pages (spec 2.10). Each file in `content/legal` is named after its page's path. */
export const [privacyPage, termsPage, cookiePreferencesPage] = [
  defineLegalPage(paths.privacy),
  defineLegalPage(paths.terms),
  defineLegalPage(paths.cookiePreferences),
] as const;

function defineLegalPage(path: string) {
  return definePage({
    path,
    load: () => findLegalPage(path.slice(1)),
    metadata: ({ data: { title, description } }) => ({ title, description }),
    view: null,
    render: ({ data }) => <LegalArticle page={data} />,
  });
}

function LegalArticle({ page }: { page: LegalPage }) {
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

const places: ReadonlyArray<{ id?: LegalPageId; label: string; path: string }> = [
  { id: "privacy", label: "Privacy", path: paths.privacy },
  { id: "terms", label: "Terms", path: paths.terms },
  { id: "cookie-preferences", label: "Cookie Preferences", path: paths.cookiePreferences },
  { label: "Contact Us", path: paths.contact },
];

function LegalPlaces({ currentId }: { currentId: LegalPageId }) {
  return (
    <nav aria-label="Legal pages">
      <p className="mb-1 text-sm font-semibold">Legal pages</p>
      <ul className="grid grid-cols-2 justify-items-start gap-x-4 lg:grid-cols-1">
        {places.map(({ id, label, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={id === currentId ? "page" : undefined}
              className="link-more text-sm aria-[current=page]:text-ink aria-[current=page]:decoration-marker aria-[current=page]:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
