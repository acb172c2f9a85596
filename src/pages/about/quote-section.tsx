import type { AboutCopy } from "./copy.ts";

/** The quote block (spec 2.5). */
export function QuoteSection({ text, cite }: AboutCopy["quote"]) {
  return (
    <section aria-label="Quote" className="border-t border-line bg-raised">
      <figure className="wrap section-tight grid gap-6">
        <blockquote className="max-w-[24ch] text-4xl font-medium tracking-display text-balance">
          {text}
        </blockquote>
        <figcaption className="eyebrow">{cite}</figcaption>
      </figure>
    </section>
  );
}
