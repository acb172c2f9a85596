import { AnswerDrawing } from "./answer-drawing.tsx";
import type { ContactCopy } from "./copy.ts";

/** Hero of the contact page (spec 2.4). */
export function ContactHero({ hero: { title, lead } }: Pick<ContactCopy, "hero">) {
  return (
    <section className="dark-sheet grid-paper pt-10 pb-36 lg:pt-20 lg:pb-44">
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7">
          <h1>{title}</h1>
          <p className="measure text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        <AnswerDrawing className="hidden w-full lg:col-span-5 lg:block" />
      </div>
    </section>
  );
}
