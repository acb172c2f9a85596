import type { FigureBlock } from "../../../content/blocks/figure.ts";

/** A picture with its caption (spec 3). Where the file fails to load, its place is kept and shows its `alt` text. */
export function PictureFigure({ src, alt, caption, width, height }: FigureBlock) {
  return (
    <figure className="prose-block">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line bg-sunken"
      />
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}
