import type { FigureBlock } from "./figure.ts";
import { Picture } from "./picture.tsx";

export function PictureFigure({ alt, caption, ...picture }: FigureBlock) {
  return (
    <figure className="prose-block figure-sheet">
      {caption && <figcaption className="figure-title">{caption}</figcaption>}
      <Picture picture={picture} alt={alt} sizes="(width >= 64rem) 45rem, 100vw" className="h-auto w-full" />
    </figure>
  );
}
