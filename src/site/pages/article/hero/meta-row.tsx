import type { ReactNode } from "react";
import { formatLongDay } from "#content/entries/dates.ts";
import type { Entry } from "#content/entries/index.ts";
import { readTimeLabel } from "../../../cards/index.ts";
import type { Sheet } from "../around/surroundings.ts";

interface Fact {
  caption: string;
  words: ReactNode;
  /** The caption is part of the text: `Updated January 29, 2025`. */
  isText?: boolean;
}

/** An article's facts as a title block, with its number in the reading order. */
export function MetaRow({ facts, sheet }: { facts: readonly Fact[]; sheet?: Sheet | undefined }) {
  const number = sheet && { caption: "Sheet", words: `${sheet.number} of ${sheet.count}`, isText: true };
  return (
    <div className="wrap">
      <ul className="meta-row">
        {[...facts, ...(number ? [number] : [])].map(({ caption, words, isText }) => (
          <li key={caption} data-caption={isText ? undefined : caption}>
            {isText && (
              <>
                <span>{caption}</span>{" "}
              </>
            )}
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the facts about an insight or market signal (spec 2.9). */
export function listFacts({ author, readMinutes, date, updated, type }: Entry): Fact[] {
  return [
    { caption: "Drawn by", words: author },
    { caption: "Length", words: readTimeLabel(readMinutes) },
    type === "signal"
      ? { caption: "Published", words: <Day of={date} />, isText: true }
      : { caption: "Issued", words: <Day of={date} /> },
    ...(updated ? [{ caption: "Updated", words: <Day of={updated} />, isText: true }] : []),
  ];
}

/** `January 29, 2025` */
function Day({ of }: { /** ISO date. */ of: string }) {
  return <time dateTime={of}>{formatLongDay(of)}</time>;
}
