import { type ReactNode, use, useDeferredValue } from "react";
import type { IllustrationVariant } from "../../../catalogue/illustration.ts";
import { useIsAlive } from "../../controls/use-is-alive.ts";
import { DrawnLater } from "./draw-later.tsx";
import { sheetAddresses } from "./sheet-address.ts";

interface SheetProps {
  drawing?: IllustrationVariant | "grid";
  children?: ReactNode;
  className?: string;
}

/**
 * A drawing on the measured grid, in the colour of the text around it (`text-accent` for the category). It fills
 * its box and crops at the edges; lines keep their weight at every size. `drawing` names what the sheet of drawings
 * holds; the grid alone is for lines of one's own.
 */
export function Sheet({ drawing = "grid", children, className = "" }: SheetProps) {
  const lines = (
    <>
      <use href={`${sheetAddresses.illustrations}#${drawing}`} />
      {children}
    </>
  );
  return use(DrawnLater) ? (
    <LaterPaper className={className}>{lines}</LaterPaper>
  ) : (
    <Paper className={className}>{lines}</Paper>
  );
}

function Paper({ children, className }: { children?: ReactNode; className: string }) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Empty paper keeps the place until the app runs. */
function LaterPaper({ children, className }: { children: ReactNode; className: string }) {
  // Deferred: drawing all of them in one go would keep a phone from answering for a moment.
  const isAlive = useDeferredValue(useIsAlive());
  if (isAlive) return <Paper className={className}>{children}</Paper>;
  return (
    <>
      <Paper className={`needs-script ${className}`} />
      <noscript>
        <Paper className={className}>{children}</Paper>
      </noscript>
    </>
  );
}
