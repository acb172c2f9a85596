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
  const hero = (
    <>
      <CaseStudyHero {...article} sheet={around.sheet} />
      {article.impact && <ImpactBanner {...article.impact} />}
    </>
  );
  return (
    <>
      <ArticleLayout article={article} around={around} hero={hero} />
      <ExploreMore {...around.more} />
    </>
  );
}

/** A case study's impact metric, and why it matters (spec 2.9). */
function ImpactBanner({ metric, label, whyItMatters }: NonNullable<CaseStudyArticle["impact"]>) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="wrap grid items-start gap-x-[clamp(2.5rem,5vw,4.5rem)] gap-y-5 py-[clamp(1.75rem,1.2rem+2vw,3rem)] break-inside-avoid max-lg:max-w-194 lg:grid-cols-2">
        <p className="flex items-center gap-4.5 leading-snug">
          <strong className="figure-value wrap-break-word text-4xl leading-none text-marker-ink">
            {metric}
          </strong>{" "}
          <span className="max-w-[40ch] text-balance">{label}</span>
        </p>
        <div>
          <p className="text-sm font-semibold text-marker-ink">Why it matters</p>
          <p>{whyItMatters}</p>
        </div>
      </div>
    </div>
  );
}
