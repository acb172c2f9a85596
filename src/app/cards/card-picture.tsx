import type { Entry } from "../../catalogue/entries/index.ts";
import { Badge } from "../controls/badge.tsx";
import { Illustration } from "./illustrations/index.ts";

interface CardPictureProps {
  entry: Entry;
  /** Stands at the top left: which kind of entry it is, or that it is featured. */
  stamp?: string | undefined;
  className: string;
}

/** Header of a card: the entry's illustration; a case study shows its industry at the top right (spec 2.8). */
export function CardPicture({ entry, stamp, className }: CardPictureProps) {
  return (
    <div className={`relative overflow-hidden bg-sunken text-accent ${className}`}>
      <Illustration variant={entry.illustration} className="absolute inset-0 size-full" />
      <div className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-2">
        {stamp && <Badge quiet>{stamp}</Badge>}
        {entry.type === "caseStudy" && (
          <Badge quiet className="ms-auto">
            {entry.industry}
          </Badge>
        )}
      </div>
    </div>
  );
}
