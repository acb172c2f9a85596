import { findGlossary } from "../../content/content.server.ts";
import { glossaryPath } from "../../site/index.ts";
import { TextPage } from "../article/index.ts";
import { definePage } from "../define-page.ts";

/** The terms in `content/glossary.md`. `src/pages/pages.ts` omits the page if there is no such file. */
export const glossaryPage = definePage({
  stylesheet: "article",
  path: glossaryPath,
  load: () => findGlossary(),
  metadata: ({ data: { title, description } }) => ({ title, description }),
  view: null,
  render: ({ data }) => <TextPage page={data} />,
});
