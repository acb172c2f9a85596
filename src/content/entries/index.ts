import type { CaseStudyArticle, CaseStudySummary } from "./case-study.ts";
import type { InsightArticle, InsightSummary } from "./insight.ts";
import type { MarketSignalArticle, MarketSignalSummary } from "./market-signal.ts";

export type { CaseStudyArticle, CaseStudyHero, CaseStudySummary } from "./case-study.ts";
export type { ArticleBody, EntrySummary, Heading, HeroDivider } from "./entry.ts";
export type { InsightArticle, InsightHero, InsightSummary } from "./insight.ts";
export type { LegalPage, LegalPageId } from "./legal-page.ts";
export type { MarketSignalArticle, MarketSignalSummary } from "./market-signal.ts";
export type { Person } from "./person.ts";
export type { TextPage } from "./text-page.ts";

export type Entry = InsightSummary | CaseStudySummary | MarketSignalSummary;

export type EntryOfKind<Kind extends Entry["type"]> = Extract<Entry, { type: Kind }>;

/** An entry with its body. */
export type Article = InsightArticle | CaseStudyArticle | MarketSignalArticle;

export type ArticleOfKind<Kind extends Entry["type"]> = Extract<Article, { entry: { type: Kind } }>;
