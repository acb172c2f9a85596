import { type ReactNode, useId } from "react";

/**
 * A table with its caption. On small screens it scrolls inside its own frame, which the keyboard can reach; the
 * caption stays where it is (spec 3).
 */
export function TableFrame({
  caption,
  name,
  children,
}: {
  caption?: string | undefined;
  /** What the table is called where no caption says it. */
  name: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}) {
  const id = useId();
  const naming = caption ? { "aria-labelledby": id } : { "aria-label": name };
  return (
    <figure className="prose-block">
      {caption && (
        <figcaption id={id} className="mb-2 text-sm font-semibold">
          {caption}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <section className="table-frame" tabIndex={0} {...naming}>
        <table className="table" {...naming}>
          {children}
        </table>
      </section>
    </figure>
  );
}
