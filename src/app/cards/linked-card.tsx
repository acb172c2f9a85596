import type { ReactNode } from "react";
import type { Entry } from "../../catalogue/entries/index.ts";
import { entryPath } from "../../site/index.ts";
import { Card } from "../controls/card.tsx";
import { joinClasses } from "../controls/join-classes.ts";

interface LinkedCardProps {
  entry: Entry;
  className: string;
  /** How the parts of the card are laid out. */
  faceClassName?: string;
  children: ReactNode;
}

/** A card that is one link to its entry as a whole, so that every part of it can be pressed (spec 2.8). */
export function LinkedCard({ entry, className, faceClassName, children }: LinkedCardProps) {
  return (
    <Card linked className={className} data-category={entry.badge?.id}>
      <a href={entryPath(entry.type, entry.slug)} className={joinClasses("card-face", faceClassName)}>
        {children}
      </a>
    </Card>
  );
}
