import { Picture } from "#content/blocks/figure/picture.tsx";
import type { Entry } from "#content/entries/index.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { Illustration } from "./illustrations/index.ts";

interface CardPictureProps {
  entry: Entry;
  /** Text at the top left: the kind of entry, or 'Featured'. */
  stamp?: string | undefined;
  /** Sets the drawing's size. */
  className: string;
}

/** Top of a card: a strip with the stamp and industry, above the entry's own image or its illustration (spec 2.8). */
export function CardPicture({ entry, stamp, className }: CardPictureProps) {
  const industry = entry.type === "caseStudy" && entry.industry;
  return (
    <div className="flex flex-col bg-sunken text-category">
      {(stamp || industry) && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 text-xs text-ink-soft">
          {stamp && <span className="font-medium">{stamp}</span>}
          {industry && (
            <Badge quiet className="ms-auto">
              {industry}
            </Badge>
          )}
        </div>
      )}
      <div className={joinClasses("relative overflow-hidden", className)}>
        {entry.image ? (
          // Decorative, like the drawing: it adds nothing to the title below.
          <Picture
            picture={entry.image}
            alt=""
            sizes="(width >= 64rem) 28rem, (width >= 40rem) 50vw, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          // The drawing keeps its proportions in every box; its grid overflows to fill the rest.
          <Illustration
            variant={entry.illustration}
            measure={entry.measure}
            className="absolute inset-0 my-auto w-full overflow-visible"
          />
        )}
      </div>
    </div>
  );
}
