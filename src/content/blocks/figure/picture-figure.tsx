import { useContext } from "react";
import { SheetLabel } from "../sheet-label.ts";
import type { FigureBlock } from "./figure.ts";
import { Picture } from "./picture.tsx";

export function PictureFigure({ alt, caption, ...picture }: FigureBlock) {
  const sheet = useContext(SheetLabel);
  return (
    <figure className="prose-block wide-block">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(width >= 96rem) 54rem, (width >= 64rem) 42rem, 100vw"
        className="h-auto w-full rounded-md border border-line bg-sunken"
      />
      {caption && (
        <figcaption className="figure-caption" data-sheet={sheet && `${sheet} · `}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
