/** Measures of a share image, in pixels: a drawing's sheet with its title block at the foot. */
export const sheet = { width: 1200, height: 630, minorGrid: 24, majorGrid: 120 } as const;

/** Where the title stands, the line over it included. */
export const titleBox = { x: 64, y: 64, width: 528, height: 376 } as const;

/** Height of the line over the title, with its gap. */
export const eyebrowHeight = 52;

/** The framed drawing; the illustration fills its width in the middle. */
export const drawingBox = { x: 624, y: 64, width: 512, height: 376 } as const;

/** Ratio and module of an illustration, as its own sheet has them (320 x 180, a line every 20). */
export const illustration = { width: 512, height: 288, module: 32 } as const;

/** The ruled strip at the foot; `rules` are the left edges of its cells. */
export const titleBlock = { x: 64, y: 470, width: 1072, height: 96, rules: [64, 320, 624] } as const;
