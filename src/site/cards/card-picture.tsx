import { Picture } from "#content/blocks/figure/picture.tsx";
import type { Entry } from "#content/entries/index.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { Illustration } from "./illustrations/index.ts";

/**
 * Top of a card: the entry's own image or its illustration, and a case study's industry (spec 2.8). `className` sets its
 * size.
 */
export function CardPicture({ entry, className }: { entry: Entry; className: string }) {
  return (
    <div className={joinClasses("relative overflow-hidden bg-sunken text-category", className)}>
      {entry.image ? (
        // Decorative, like the drawing: it adds nothing to the title below.
        <Picture
          picture={entry.image}
          alt=""
          sizes="(width >= 64rem) 28rem, (width >= 40rem) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Illustration variant={entry.illustration} measure={entry.measure} className="absolute inset-0" />
      )}
      {entry.type === "caseStudy" && (
        <Badge quiet className="absolute -top-px -right-px max-w-full">
          {entry.industry}
        </Badge>
      )}
    </div>
  );
}
