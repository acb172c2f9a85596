export const shareCardRoles = [
  "paper",
  "raised",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "outline",
  "category",
  "marker",
  "grid",
  "grid-major",
] as const;

export type ShareCardPalette = Readonly<Record<(typeof shareCardRoles)[number], string>>;

export interface ShareCard {
  path: string;
  title: string;
  /** Small line above the title. */
  eyebrow?: string;
  /** Cells of the title block at the bottom. */
  facts: ReadonlyArray<{ caption: string; words: string }>;
  figure?: { metric: string; timeframe: string };
  brand: string;
  /** SVG elements colored by `currentColor` and classes (`fill-raised`, `stroke-marker`). */
  sign: string;
  drawing: string;
  colors: ShareCardPalette;
}
