import type { FigureBlock } from "../../../catalogue/blocks/figure.ts";
import { useMissingPicture } from "../use-missing-picture.ts";

/** A picture with its caption (spec 3). Where the file fails to load, its place is kept and says what it showed. */
export function PictureFigure({ src, alt, caption, width, height }: FigureBlock) {
  const { isMissing, pictureProps } = useMissingPicture();
  return (
    <figure className="prose-block">
      {isMissing ? (
        <div className="picture picture-missing">
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
          <p className="p-6 text-center text-ink-soft">{alt}</p>
        </div>
      ) : (
        <img
          {...pictureProps}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="picture"
        />
      )}
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}
