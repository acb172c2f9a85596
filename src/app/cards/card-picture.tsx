import type { Entry } from "../../catalogue/entries/index.ts";
import { Badge } from "../controls/badge.tsx";
import { type CardPlace, kindLabels } from "./card-labels.ts";

interface CardPictureProps {
  entry: Entry;
  place: CardPlace;
  className: string;
}

/**
 * Header of a card: the entry's illustration on the measured grid. A case study shows its industry at the top
 * right (spec 2.8); where kinds stand mixed, each says at the top left which one it is.
 */
export function CardPicture({ entry, place, className }: CardPictureProps) {
  return (
    <div className={`grid-paper relative overflow-hidden bg-sunken text-accent ${className}`}>
      <div className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-2">
        {place === "hub" && <Badge quiet>{kindLabels[entry.type]}</Badge>}
        {entry.type === "caseStudy" && (
          <Badge quiet className="ms-auto">
            {entry.industry}
          </Badge>
        )}
      </div>
    </div>
  );
}
