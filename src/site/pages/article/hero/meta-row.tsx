import type { ReactNode } from "react";
import { formatLongDay } from "#content/entries/dates.ts";
import type { Entry } from "#content/entries/index.ts";
import { readTimeLabel } from "../../../cards/index.ts";

interface Fact {
  name: string;
  words: ReactNode;
}

/** An article's facts in a row, which wraps on narrow screens. */
export function MetaRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="meta-row tabular text-sm text-ink-soft">
      {facts.map(({ name, words }) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  );
}

/** Lists the facts about an insight or market signal (spec 2.9). The company as its author has no `authorUrl`. */
export function listFacts(
  { author, readMinutes, date, updated, type }: Entry,
  authorUrl: string | undefined,
): Fact[] {
  const day = <time dateTime={date}>{formatLongDay(date)}</time>;
  return [
    {
      name: "author",
      words: authorUrl ? (
        <a href={authorUrl} rel="author" className="link">
          {author}
        </a>
      ) : (
        author
      ),
    },
    { name: "length", words: readTimeLabel(readMinutes) },
    { name: "published", words: type === "signal" ? <>Published {day}</> : day },
    ...(updated
      ? [
          {
            name: "updated",
            words: (
              <>
                Updated <time dateTime={updated}>{formatLongDay(updated)}</time>
              </>
            ),
          },
        ]
      : []),
  ];
}
