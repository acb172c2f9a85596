import { type ReactNode, useContext } from "react";
import { SheetLabel } from "../sheet-label.ts";

/** The strip above every figure of an article. CSS counts its number. */
export function FigureTitle({ children }: { children: ReactNode }) {
  const sheet = useContext(SheetLabel);
  return (
    <figcaption className="figure-title" data-sheet={sheet && `${sheet} · `}>
      <span>{children}</span>
    </figcaption>
  );
}
