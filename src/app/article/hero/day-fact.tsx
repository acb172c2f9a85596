import type { ArticleDay } from "./article-days.ts";

/** A day in the line of facts; `before` says what happened on it. */
export function DayFact({ day, label, before }: ArticleDay & { before?: string }) {
  return (
    <>
      {before && `${before} `}
      <time dateTime={day}>{label}</time>
    </>
  );
}
