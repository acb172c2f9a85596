import type { ReactNode } from "react";

/** `children` is a lead of one or two sentences. */
export function SectionHeading({
  title,
  children,
  id,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** The heading's id, for `aria-labelledby` on the section. */
  id?: string;
}) {
  return (
    <header className="grid max-w-narrow gap-4">
      <h2 id={id}>{title}</h2>
      {children && <div className="max-w-prose text-lg text-balance text-ink-soft">{children}</div>}
    </header>
  );
}
