import type { Entry } from "../content/entries/index.ts";
import { entryKinds } from "../site/index.ts";

/**
 * Last line of a card: its button, and beside it the day of an insight; a signal's month already stands beside
 * its badge (spec 2.8). The button is drawn: the card as a whole is the link.
 */
export function CardFoot({ entry }: { entry: Entry }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-xs text-ink-soft">
      <span className="link-more min-h-0 text-sm">
        {entryKinds[entry.type].cardAction}
        {/* Where it stands, the card is as high as it will be (cards.css). */}
        <wbr />
      </span>
      {entry.type === "insight" && (
        <time dateTime={entry.date} className="tabular">
          {entry.dateLabel}
        </time>
      )}
    </div>
  );
}
