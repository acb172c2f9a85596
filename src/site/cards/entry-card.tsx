import type { Entry } from "#content/entries/index.ts";
import { Card } from "#platform/ui/card/card.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import type { CardPlace } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardWords, type WordsClasses } from "./card-words.tsx";

/** `featured` is a large dark sheet. In both, the picture is beside the text if the card is wide enough. */
type CardLook = "card" | "featured";

const looks: Record<CardLook, { card: string; face: string; words: WordsClasses }> = {
  card: {
    card: "@container h-full",
    face: "min-h-90 @prose:grid @prose:min-h-0 @prose:grid-cols-[16rem_1fr]",
    words: {
      body: "@narrow:grid @narrow:grid-cols-[1fr_17rem] @narrow:grid-rows-[repeat(2,auto)_1fr] @narrow:gap-x-8 @narrow:*:last:col-start-2 @narrow:*:last:row-[1/-1]",
      title: "text-xl leading-tight tracking-tight",
      summary: "max-w-prose @prose:text-balance",
    },
  },
  featured: {
    card: "@container dark-sheet",
    face: "min-h-90 @prose:grid @prose:grid-cols-2",
    words: {
      body: "@narrow:p-10",
      title: "text-2xl tracking-tight",
      summary: "max-w-prose text-balance @narrow:text-base",
    },
  },
};

interface EntryCardProps {
  entry: Entry;
  look?: CardLook;
  /** Heading level of the title: 2 if cards directly follow the `h1`. */
  level?: 2 | 3;
  /** Determines which badge is shown. */
  place?: CardPlace;
  /** Position in a row of cards, starting at 0. */
  index?: number;
}

/** A card that opens its entry when clicked anywhere (spec 2.8). */
export function EntryCard({ entry, look = "card", level = 3, place = "list", index = 0 }: EntryCardProps) {
  const { card, face, words } = looks[look];
  return (
    <Card linked className={card} data-category={entry.badge?.id}>
      <div className={joinClasses("card-face", face)}>
        <CardPicture
          entry={entry}
          className="h-45 border-b border-line @prose:h-auto @prose:border-r @prose:border-b-0"
        />
        <CardWords entry={entry} place={place} index={index} level={level} classes={words} />
      </div>
    </Card>
  );
}
