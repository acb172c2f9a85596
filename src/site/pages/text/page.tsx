import { findTextPage, textPageSlugs } from "#content/publication/content.server.ts";
import { TextPage } from "../article/index.ts";
import { definePage } from "../define-page.ts";

/** A page for each file in `content/pages`, and for `content/glossary.md`. */
export const textPages = textPageSlugs.map((slug) =>
  definePage({
    stylesheet: "article",
    path: `/${slug}`,
    load: () => findTextPage(slug),
    metadata: ({ data: { title, description } }) => ({ title, description }),
    view: null,
    render: ({ data }) => <TextPage page={data} facts={<Lead text={data.lead} />} />,
  }),
);

function Lead({ text }: { text: string | undefined }) {
  return text && <p className="max-w-prose text-lg text-ink-soft">{text}</p>;
}
