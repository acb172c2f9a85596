import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { PicturePathSchema } from "../../fields.ts";
import type { Picture } from "../../picture.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

const SizeSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform(Number),
    v.number(),
    v.integer("must be a whole number of pixels"),
    v.minValue(1, "must be at least 1 pixel"),
  ),
);

/** `::figure{src="/figures/rhythm.svg" alt="…" caption="…" width=1200 height=640}` */
const FigureSchema = closedObject({
  src: PicturePathSchema,
  alt: v.pipe(v.string(), v.nonEmpty("must say what the image shows")),
  caption: v.optional(v.string()),
  /** Size in px; by default, it is read from the file. */
  width: SizeSchema,
  height: SizeSchema,
});
export interface FigureBlock extends Picture {
  type: "figure";
  caption?: string;
  /** px */
  width: number;
  /** px */
  height: number;
}

export const figure: BlockDefinition<FigureBlock> = {
  directive: {
    name: "figure",
    form: "line",
    /** The size must be known so that the layout doesn't shift while the image loads. */
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, FigureSchema);
      if (!attributes) return undefined;
      const { src, alt, caption } = attributes;
      const picture = reader.findPicture(src, directive);
      if (!picture) return undefined;
      const { width = picture.width, height = picture.height } = attributes;
      if (width === undefined || height === undefined) {
        const fix = 'add the size in pixels: `width="1200" height="640"`';
        const inFile = src.endsWith(".svg") ? ", or give the `<svg>` a `viewBox`" : "";
        reader.report(directive, `the size of ${src} is unknown`, `${fix}${inFile}`);
        return undefined;
      }
      return {
        type: "figure",
        ...picture,
        src,
        alt,
        ...(caption !== undefined && { caption }),
        width,
        height,
      };
    },
  },
  texts: ({ caption = "" }) => [caption],
  plainText: ({ src, alt, caption }, { siteUrl }) =>
    joinParagraphs(caption, `[Picture: ${alt}] ${siteUrl}${src}`),
};
