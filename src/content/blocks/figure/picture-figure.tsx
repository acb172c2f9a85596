import type { FigureBlock } from "./figure.ts";
import { Picture } from "./picture.tsx";

export function PictureFigure({ alt, caption, ...picture }: FigureBlock) {
  return (
    <figure className="prose-block wide-block">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(width >= 96rem) 54rem, (width >= 64rem) 42rem, 100vw"
        className="h-auto w-full rounded-md border border-line bg-sunken"
      />
      {caption && <figcaption className="figure-caption">{caption}</figcaption>}
    </figure>
  );
}
