import type { EntrySummary } from "../../../catalogue/entries/index.ts";

/** A day of an article's life; its words are made on the server, so that no browser says it otherwise. */
export interface ArticleDay {
  /** ISO day. */
  day: string;
  /** `January 29, 2025` */
  label: string;
}

/** Publication and last change of substance of a piece. */
export interface ArticleDays {
  published: ArticleDay;
  updated?: ArticleDay;
}

const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** Puts the days of a piece into words. */
export function formatArticleDays({ date, updated }: Pick<EntrySummary, "date" | "updated">): ArticleDays {
  return { published: formatDay(date), ...(updated !== undefined && { updated: formatDay(updated) }) };
}

function formatDay(day: string): ArticleDay {
  return { day, label: dayFormat.format(new Date(`${day}T00:00:00Z`)) };
}
