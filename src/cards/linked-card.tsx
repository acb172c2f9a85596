import type { ReactNode } from "react";
import type { Entry } from "../content/entries/index.ts";
import { Card } from "../ui/card/card.tsx";
import { joinClasses } from "../ui/join-classes.ts";

interface LinkedCardProps {
  entry: Entry;
  className: string;
  faceClassName?: string;
  /** The image and text. The title in `CardWords` is the link. */
  children: ReactNode;
}

/** A card that opens its entry when clicked anywhere (spec 2.8). */
export function LinkedCard({ entry, className, faceClassName, children }: LinkedCardProps) {
  return (
    <Card linked className={className} data-category={entry.badge?.id}>
      <div className={joinClasses("card-face", faceClassName)}>{children}</div>
    </Card>
  );
}
