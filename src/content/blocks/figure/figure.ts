import type { Image, Node } from "mdast";
import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { PicturePathSchema } from "../../fields/fields.ts";
import type { Picture } from "../../fields/picture.ts";
import { type BlockDefinition, type BlockReader, joinParagraphs } from "../block-definition.ts";

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
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, FigureSchema);
      return attributes && readFigure(attributes, directive, reader);
    },
  },
  texts: ({ caption = "" }) => [caption],
  plainText: ({ src, alt, caption }, { siteUrl }) =>
    joinParagraphs(caption, `[Picture: ${alt}] ${siteUrl}${src}`),
};

/** Reads a Markdown image alone on its line: `![What it shows](/figures/rhythm.svg "Caption")`. */
export function readImage(
  { url, alt, title, position }: Image,
  reader: BlockReader<unknown>,
): FigureBlock | undefined {
  const at = { position };
  if (!url.startsWith("/") || url.startsWith("//")) {
    const fix = "put it under public/ and write its path, such as /figures/name.svg";
    reader.report(at, `the image "${url}" is not on this site`, fix);
  } else if (!alt) {
    reader.report(at, "the image has no text alternative", `write what it shows: \`![…](${url})\``);
  } else {
    return readFigure({ src: url, alt, ...(title && { caption: title }) }, at, reader);
  }
  return undefined;
}

/** The size must be known so that the layout doesn't shift while the image loads. */
function readFigure(
  { src, alt, caption, ...size }: Partial<v.InferOutput<typeof FigureSchema>> & { src: string; alt: string },
  at: Pick<Node, "position">,
  reader: BlockReader<unknown>,
): FigureBlock | undefined {
  const picture = reader.findPicture(src, at);
  if (!picture) return undefined;
  const { width = picture.width, height = picture.height } = size;
  if (width === undefined || height === undefined) {
    const fix = 'add the size in pixels: `width="1200" height="640"`';
    const inFile = /\.svg$/i.test(src) ? ", or give the `<svg>` a `viewBox`" : "";
    reader.report(at, `the size of ${src} is unknown`, `${fix}${inFile}`);
    return undefined;
  }
  return { type: "figure", ...picture, alt, ...(caption !== undefined && { caption }), width, height };
}
