/* A share image is a drawing sheet with a title block at the bottom. All measures are in pixels. */
export const sheet = { width: 1200, height: 630, minorGrid: 24, majorGrid: 120 } as const;

/** Box of the title and the line above it. */
export const titleBox = { x: 64, y: 64, width: 528, height: 376 } as const;

/** Height of the line above the title, with its gap. */
export const eyebrowHeight = 52;

/** Box of the framed drawing; the illustration fills its width and is centered vertically. */
export const drawingBox = { x: 624, y: 64, width: 512, height: 376 } as const;

/** Scaled up from the illustration's own sheet (320 x 180, with a grid line every 20). */
export const illustration = { width: 512, height: 288, module: 32 } as const;

/** The ruled strip at the bottom; `cells` are the left edges of its cells, relative to the strip's. */
export const titleBlock = { x: 64, y: 470, width: 1072, height: 96, cells: [0, 256, 560] } as const;

/** A rectangle on the sheet. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}
