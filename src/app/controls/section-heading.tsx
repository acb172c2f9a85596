import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

/** Opening of a section: small line with a dimension tick, heading, one or two sentences. */
export function SectionHeading({
  eyebrow,
  title,
  children,
  align = "left",
  level = 2,
  id,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  align?: "left" | "center";
  level?: 1 | 2 | 3;
  /** Goes on the heading, for `aria-labelledby` of the section. */
  id?: string;
}) {
  const Heading = `h${level}` as const;
  const centered = align === "center";
  return (
    <header
      className={joinClasses(
        "grid max-w-narrow gap-4",
        centered && "mx-auto justify-items-center text-center",
      )}
    >
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading id={id}>{title}</Heading>
      {children && <div className="max-w-prose text-lg text-balance text-ink-soft">{children}</div>}
    </header>
  );
}
