import { entryKindNames, entryPath, paths, siteConfig, takeAwayPath } from "#config/index.ts";
import type { Block } from "#content/blocks/block.ts";
import { BlockList } from "#content/blocks/block-list.tsx";
import { listBlocks } from "#content/blocks/list-blocks.ts";
import type { Entry } from "#content/entries/index.ts";
import { findArticle, listEntries } from "#content/publication/content.server.ts";
import { preloadReadingFont } from "../../styles/font-preloads.ts";
import { definePage } from "../define-page.ts";

type Template = Extract<Block, { type: "template" }>;

/** The printable page with an article's templates, each on its own sheet. */
export const takeAwayPage = definePage({
  stylesheet: "article",
  path: takeAwayPath(":slug"),
  load: (slug) => findTemplates(slug),
  list: () =>
    [...new Set(listEntries().map(({ slug }) => slug))]
      .filter(findTemplates)
      .map((slug) => ({ parameter: slug })),
  metadata: ({ data: { entry } }) => ({
    title: `Templates: ${entry.title}`,
    description: `The templates of "${entry.title}", to print and to use.`,
    canonical: entryPath(entry.type, entry.slug),
    noindex: true,
  }),
  view: null,
  render: ({ data, url }) => <Templates {...data} siteUrl={url.origin} />,
});

/** The compiler ensures that only one article with this slug has templates. */
function findTemplates(slug: string): { entry: Entry; templates: Template[] } | undefined {
  for (const kind of entryKindNames) {
    const article = findArticle(kind, slug);
    const templates = listBlocks(article?.blocks ?? []).filter((block) => block.type === "template");
    if (article && templates.length > 0) return { entry: article.entry, templates };
  }
  return undefined;
}

function Templates({
  entry: { type, slug, title },
  templates,
  siteUrl,
}: {
  entry: Entry;
  templates: readonly Template[];
  siteUrl: string;
}) {
  preloadReadingFont();
  const path = entryPath(type, slug);
  return (
    <div className="wrap-narrow section-tight print:p-0">
      <header className="print:hidden">
        <h1 tabIndex={-1} className="text-3xl">
          {templates.length === 1 ? "A template to print" : "Templates to print"}
        </h1>
        <p className="mt-4 max-w-prose">
          From{" "}
          <a href={path} className="link">
            {title}
          </a>
          . Print this page: each template gets its own sheet. They are free to use and adapt, as our{" "}
          <a href={paths.terms} className="link">
            terms
          </a>{" "}
          say.
        </p>
      </header>
      {templates.map((template) => (
        <section
          key={template.title}
          className="mt-10 border border-outline bg-raised p-[clamp(1.25rem,4vw,2.5rem)] print:m-0 print:break-after-page print:border-0 print:p-0 print:last:break-after-auto"
        >
          <p className="eyebrow">{siteConfig.brand}</p>
          <h2 className="mt-6 mb-5">{template.title}</h2>
          <div className="prose">
            <BlockList blocks={template.children} />
          </div>
          <p className="mt-8 border-t border-line pt-3 text-sm text-ink-soft">
            {title}
            <br />
            {siteUrl.replace(/^https?:\/\//, "")}
            {path} · Free to use and adapt
          </p>
        </section>
      ))}
    </div>
  );
}
