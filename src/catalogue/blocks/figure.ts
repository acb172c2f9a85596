import * as v from "valibot";

/** `::figure{src="/figures/rhythm.svg" alt="…" caption="…" width=1200 height=640}`; the file lies under `public/` (spec 3). */
export const FigureSchema = v.strictObject({
  src: v.pipe(v.string(), v.startsWith("/", "must be a path under public/, such as /figures/rhythm.svg")),
  /** What the picture says, for those who cannot see it. */
  alt: v.pipe(v.string(), v.nonEmpty("must say what the picture shows")),
  caption: v.optional(v.string()),
  /** Size of the file in px, so that the page keeps its place free. Read from SVG files where left out. */
  width: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
      v.number(),
      v.integer(),
      v.minValue(1),
    ),
  ),
  height: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
      v.number(),
      v.integer(),
      v.minValue(1),
    ),
  ),
});
export interface FigureBlock {
  type: "figure";
  src: string;
  alt: string;
  caption?: string;
  /** px */
  width: number;
  /** px */
  height: number;
}
