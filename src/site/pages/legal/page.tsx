import { paths } from "#config/index.ts";
import type { LegalPage, LegalPageId } from "#content/entries/index.ts";
import { findLegalPage } from "#content/publication/content.server.ts";
import { TextPage } from "../article/index.ts";
import { definePage } from "../define-page.ts";

/** The legal pages (spec 2.10). Each file in `content/legal` is named after its page's path. */
export const [privacyPage, termsPage, cookiePreferencesPage] = [
  defineLegalPage(paths.privacy),
  defineLegalPage(paths.terms),
  defineLegalPage(paths.cookiePreferences),
] as const;

function defineLegalPage(path: string) {
  return definePage({
    stylesheet: "article",
    path,
    load: () => findLegalPage(path.slice(1)),
    metadata: ({ data: { title, description } }) => ({ title, description }),
    view: null,
    render: ({ data }) => <LegalArticle page={data} />,
  });
}

function LegalArticle({ page }: { page: LegalPage }) {
  const facts = (
    <p className="text-ink-soft tabular">
      Effective date: <time dateTime={page.effectiveDate}>{page.effectiveDateLabel}</time>
    </p>
  );
  return <TextPage page={page} facts={facts} rail={<LegalPlaces currentId={page.id} />} />;
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
