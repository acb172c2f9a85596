import type { ReactNode } from "react";
import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";

/** Find-in-page and links to a heading inside open it. */
export function Arithmetic({ children }: { children: ReactNode }) {
  return (
    <details className="arithmetic">
      <summary className="fold-summary">
        Show the arithmetic
        <ChevronDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}
