import type { PictureFile } from "../../fields/picture.ts";

interface PictureProps {
  picture: PictureFile;
  alt: string;
  /** The `sizes` attribute: how wide the image is shown. */
  sizes: string;
  className: string;
  /** For an image that readers see first, so it isn't lazy-loaded. */
  first?: boolean;
}

/** Browsers that support neither AVIF nor WebP get the original. */
export function Picture({ picture, alt, sizes, className, first = false }: PictureProps) {
  const { src, width, height, srcsets } = picture;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : "lazy"}
      decoding="async"
      className={className}
    />
  );
  if (!srcsets) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcsets.avif} sizes={sizes} />
      <source type="image/webp" srcSet={srcsets.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
