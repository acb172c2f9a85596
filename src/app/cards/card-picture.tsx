import type { Entry } from "../../catalogue/entries/index.ts";

/** Header of a card: the entry's illustration on the measured grid; a case study shows its industry at the top right. */
export function CardPicture({ entry, className = "" }: { entry: Entry; className?: string }) {
  return (
    <div className={`grid-paper relative overflow-hidden bg-sunken text-accent ${className}`}>
      {entry.type === "caseStudy" && (
        <p className="badge badge-quiet absolute end-3 top-3 max-w-[80%]">{entry.industry}</p>
      )}
    </div>
  );
}
