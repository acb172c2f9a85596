import type { FigureBlock } from "./figure.ts";

export function PictureFigure({ src, alt, caption, width, height }: FigureBlock) {
  return (
    <figure className="prose-block wide-block">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line bg-sunken"
      />
      {caption && <figcaption className="figure-caption">{caption}</figcaption>}
    </figure>
  );
}
