import { folder } from "virtual:content";
import type { EntryKind } from "../site/index.ts";
import { openBuiltContent } from "./built-content.ts";
import type { CaseStudySummary, Entry, InsightSummary, MarketSignalSummary } from "./entries/index.ts";

/**
 * The content for pages. The compiler has checked everything and left it in `folder`; nothing is parsed
 * here but JSON. The build keeps this file out of the browser by its name (`app/server-only.ts`).
 */
const built = openBuiltContent(folder);

const insights = built.entries.filter((entry) => entry.type === "insight");
const caseStudies = built.entries.filter((entry) => entry.type === "caseStudy");
const signals = built.entries.filter((entry) => entry.type === "signal");

/** The short words of fixed screens, by the name of their file. */
export const pageCopy = built.pageCopy;

/** Metadata of all entries, newest first. */
export function listEntries(): readonly Entry[] {
  return built.entries;
}

/** Metadata of all insights, newest first. */
export function listInsights(): readonly InsightSummary[] {
  return insights;
}

/** Metadata of all case studies, newest first. */
export function listCaseStudies(): readonly CaseStudySummary[] {
  return caseStudies;
}

/** Metadata of all market signals, newest first. */
export function listSignals(): readonly MarketSignalSummary[] {
  return signals;
}

const entriesByKind = {
  insight: new Map(insights.map((entry) => [entry.slug, entry])),
  caseStudy: new Map(caseStudies.map((entry) => [entry.slug, entry])),
  signal: new Map(signals.map((entry) => [entry.slug, entry])),
};

/** Metadata of one entry; `undefined` where there is no such entry. */
export function findEntry(kind: EntryKind, slug: string): Entry | undefined {
  return entriesByKind[kind].get(slug);
}

/** A piece with its body, read when it is asked for; `undefined` where there is no such entry. */
export const findArticle = built.findArticle;

/** A legal page by its id, which is its path without the slash. */
export const findLegalPage = built.findLegalPage;
