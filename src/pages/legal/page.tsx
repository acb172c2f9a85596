import { findLegalPage } from "../../content/content.server.ts";
import { paths } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
import { LegalArticle } from "./legal-article.tsx";

/** The legal pages (spec 2.10), from the files in `content/legal` named after their paths. */
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
