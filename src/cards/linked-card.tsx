import type { ReactNode } from "react";
import { eventAttributes } from "../analytics/index.ts";
import type { Entry } from "../content/entries/index.ts";
import { entryPath } from "../site/index.ts";
import { Card } from "../ui/card/card.tsx";
import { joinClasses } from "../ui/join-classes.ts";

interface LinkedCardProps {
  entry: Entry;
  /** Position in a row of cards, from 0. */
  index: number | undefined;
  className: string;
  /** Classes of the link around the content. */
  faceClassName?: string;
  children: ReactNode;
}

/** A card that is one link to its entry (spec 2.8, 7.4). */
export function LinkedCard({ entry, index, className, faceClassName, children }: LinkedCardProps) {
  return (
    <Card linked className={className} data-category={entry.badge?.id}>
      <a
        href={entryPath(entry.type, entry.slug)}
        className={joinClasses("card-face", faceClassName)}
        {...eventAttributes({
          event: "carousel_click",
          label: "content_hub_item",
          category: "engagement",
          location: "content_hub",
          item_title: entry.title,
          item_slug: entry.slug,
          item_type: entry.type,
          index,
        })}
      >
        {children}
      </a>
    </Card>
  );
}
