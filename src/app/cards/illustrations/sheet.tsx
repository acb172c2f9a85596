import { type ReactNode, use, useDeferredValue } from "react";
import type { IllustrationVariant } from "../../../catalogue/illustration.ts";
import { useIsAlive } from "../../controls/use-is-alive.ts";
import { DrawnLater } from "./draw-later.tsx";
import { sheetAddresses } from "./sheet-address.ts";

/**
 * A drawing on the measured grid, in the colour of the text around it (`text-accent` for the category). It fills
 * its box and crops at the edges; lines keep their weight at every size. `drawing` names what the sheet of drawings
 * holds; the grid alone is for lines of one's own.
 */
export function Sheet({
  drawing = "grid",
  children,
  className = "",
}: {
  drawing?: IllustrationVariant | "grid";
  children?: ReactNode;
  className?: string;
}) {
  const drawn = (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      <use href={`${sheetAddresses.illustrations}#${drawing}`} />
      {children}
    </svg>
  );
  return use(DrawnLater) ? <OnceAlive>{drawn}</OnceAlive> : drawn;
}

function OnceAlive({ children }: { children: ReactNode }) {
  // Deferred: drawing all of them in one go would keep a phone from answering for a moment.
  const isAlive = useDeferredValue(useIsAlive());
  return isAlive ? children : <noscript>{children}</noscript>;
}
