import type { ReactNode } from "react";

/** Somebody's words, and who said them (spec 3). */
export function Quote({ cite, children }: { cite?: string | undefined; children: ReactNode }) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      {cite && <figcaption>{cite}</figcaption>}
    </figure>
  );
}
