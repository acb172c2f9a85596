import type { ReactNode } from "react";

/** A template as a sheet of paper. */
export function TemplateSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="prose-block break-inside-avoid border border-outline bg-raised px-[clamp(1.125rem,4vw,2rem)] py-6"
    >
      <p className="text-xl leading-tight font-semibold tracking-tight">{title}</p>
      <div className="mt-4 grid grid-cols-1 gap-4 *:my-0 [&_.table-frame]:border-0">{children}</div>
    </section>
  );
}
