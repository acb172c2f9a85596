import type { CaseStudyArticle } from "#content/entries/index.ts";
import { ExploreMore } from "./around/explore-more.tsx";
import type { Surroundings } from "./around/surroundings.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { defineArticlePage } from "./define-article-page.tsx";
import { CaseStudyHero } from "./hero/case-study-hero.tsx";

/** A case study page (spec 2.9). */
export const caseStudyPage = defineArticlePage("caseStudy", {
  render: ({ data }, around) => <CaseStudy article={data} around={around} />,
});

function CaseStudy({ article, around }: { article: CaseStudyArticle; around: Surroundings }) {
  return (
    <>
      <ArticleLayout
        article={article}
        around={around}
        hero={<CaseStudyHero {...article} />}
        afterFirstSection={article.impact && <ImpactBanner {...article.impact} />}
      />
      <ExploreMore {...around.more} />
    </>
  );
}

/** A case study's impact metric, and why it matters (spec 2.9). After the first section, because readers come for the text. */
function ImpactBanner({ metric, label, whyItMatters }: NonNullable<CaseStudyArticle["impact"]>) {
  return (
    <div className="prose-block grid gap-4 border-y border-outline py-6 break-inside-avoid sm:grid-cols-2 sm:gap-8">
      <p className="leading-snug">
        <strong className="figure-value flex wrap-break-word text-4xl leading-none text-marker-ink">
          {metric}
        </strong>{" "}
        {label}
      </p>
      <div>
        <p className="text-sm font-semibold text-marker-ink">Why it matters</p>
        <p className="text-sm">{whyItMatters}</p>
      </div>
    </div>
  );
}
