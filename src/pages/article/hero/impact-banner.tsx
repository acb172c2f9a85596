import type { CaseStudyArticle } from "../../../content/entries/index.ts";

/** The one figure of a case study, and why it matters (spec 2.9). */
export function ImpactBanner({ metric, label, whyItMatters }: NonNullable<CaseStudyArticle["impact"]>) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="wrap max-lg:max-w-194 impact-banner">
        <p className="impact-figure">
          <strong className="figure-value">{metric}</strong> <span className="text-balance">{label}</span>
        </p>
        <div>
          <p className="text-sm font-semibold text-marker-ink">Why it matters</p>
          <p>{whyItMatters}</p>
        </div>
      </div>
    </div>
  );
}
