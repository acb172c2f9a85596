/** An image file under `public/`. */
export interface PictureFile {
  /** URL path of the original file. */
  src: string;
  /** In px, after rotating the image upright. Absent if unknown. */
  width?: number;
  /** px */
  height?: number;
  /** `srcset` of the smaller files by format. Absent for drawings, and in development. */
  srcsets?: { avif: string; webp: string };
}

/** An image as articles, heroes and cards show it. */
export interface Picture extends PictureFile {
  alt: string;
}
