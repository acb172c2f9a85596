import { glossaryPath } from "#config/index.ts";
import { findGlossary } from "#content/publication/content.server.ts";
import { TextPage } from "../article/index.ts";
import { definePage } from "../define-page.ts";

/** The terms in `content/glossary.md`. `src/site/pages/pages.ts` omits the page if there is no such file. */
export const glossaryPage = definePage({
  stylesheet: "article",
  path: glossaryPath,
  load: () => findGlossary(),
  metadata: ({ data: { title, description } }) => ({ title, description }),
  view: null,
  render: ({ data }) => <TextPage page={data} />,
});
