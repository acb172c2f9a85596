/** The color roles that a share image draws with. */
export const shareCardRoles = [
  "paper",
  "raised",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "outline",
  "accent",
  "marker",
  "grid",
  "grid-major",
] as const;

/** Colors of a share image, by the role that the stylesheets give them. */
export type ShareCardPalette = Readonly<Record<(typeof shareCardRoles)[number], string>>;

/** One share image to draw: its words, its drawings and its colors, all chosen. */
export interface ShareCard {
  /** Path of the picture. */
  path: string;
  title: string;
  /** Small line over the title: the kind of the page. */
  eyebrow?: string;
  /** Cells of the title block at the foot. */
  facts: ReadonlyArray<{ caption: string; words: string }>;
  /** Headline figure and its window. */
  figure?: { metric: string; timeframe: string };
  brand: string;
  /** SVG elements; they take colors from `currentColor` and from classes (`fill-raised`, `stroke-marker`). */
  sign: string;
  drawing: string;
  colors: ShareCardPalette;
}
