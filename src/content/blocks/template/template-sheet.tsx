import type { ReactNode } from "react";
import { paths } from "#config/index.ts";
import type { TemplateBlock } from "./template.ts";

/** A template as a sheet of paper, with a link to its printable page. */
export function TemplateSheet({
  title,
  takeAway,
  children,
}: Pick<TemplateBlock<never>, "title" | "takeAway"> & { children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="prose-block corner-marks break-inside-avoid border border-outline bg-raised px-[clamp(1.125rem,4vw,2rem)] pt-6 pb-2"
    >
      <p className="text-xl leading-tight font-semibold tracking-tight">{title}</p>
      <div className="mt-4 grid grid-cols-1 gap-4 *:my-0">{children}</div>
      <p className="mt-4 flex flex-wrap gap-x-6 border-t border-line text-sm print:hidden">
        {takeAway && (
          <a href={takeAway} className="link-more">
            Print on one sheet
          </a>
        )}
        <a href={paths.terms} className="link-more">
          Free to use
        </a>
      </p>
    </section>
  );
}
