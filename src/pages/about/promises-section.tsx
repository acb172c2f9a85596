import { Card } from "../../ui/card/card.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import type { AboutCopy } from "./copy.ts";

/** The cards 'Why' and 'Our Commitment' (spec 2.5). */
export function PromisesSection({ why, commitment }: Pick<AboutCopy, "why" | "commitment">) {
  return (
    <section
      aria-label={`${why.title}, ${commitment.title}`}
      className="section border-t border-line bg-sunken"
    >
      <div className="wrap grid gap-8 lg:grid-cols-2">
        <PromiseCard {...why} />
        <PromiseCard {...commitment} deep />
      </div>
    </section>
  );
}

function PromiseCard({ title, paragraphs, deep = false }: AboutCopy["why"] & { deep?: boolean }) {
  return (
    <Card className={joinClasses("gap-5 p-6 md:p-12", deep && "dark-sheet")}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure text-lg text-ink-soft">
          {paragraph}
        </p>
      ))}
    </Card>
  );
}
