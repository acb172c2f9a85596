import type { FigureBlock } from "./figure.ts";
import { FigureTitle } from "./figure-title.tsx";
import { Picture } from "./picture.tsx";

export function PictureFigure({ alt, caption, ...picture }: FigureBlock) {
  return (
    <figure className="prose-block figure-sheet corner-marks">
      {caption && <FigureTitle>{caption}</FigureTitle>}
      <Picture picture={picture} alt={alt} sizes="(width >= 64rem) 45rem, 100vw" className="h-auto w-full" />
    </figure>
  );
}
