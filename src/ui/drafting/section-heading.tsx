import type { ReactNode } from "react";

/** The heading of a section, with one or two sentences. */
export function SectionHeading({
  title,
  children,
  id,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** Goes on the heading, for `aria-labelledby` of the section. */
  id?: string;
}) {
  return (
    <header className="grid max-w-narrow gap-4">
      <h2 id={id}>{title}</h2>
      {children && <div className="max-w-prose text-lg text-balance text-ink-soft">{children}</div>}
    </header>
  );
}
