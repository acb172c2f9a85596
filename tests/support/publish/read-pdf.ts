import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import * as v from "valibot";

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type StructNode = NonNullable<Awaited<ReturnType<PdfPage["getStructTree"]>>>;
type StructChild = StructNode["children"][number];

/** A tagged element. */
interface PdfElement {
  role: string;
  /** Includes the text of nested elements. Has no spaces, because a PDF has none at line ends. */
  text: string;
  alt: string;
}

/** Edges in points from the left and the bottom of the page. */
interface Shape {
  left: number;
  right: number;
  bottom: number;
}

/** Removes spaces and invisible characters, so that text can be compared regardless of line breaks. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "");
}

/** Reads a PDF like a screen reader: only tagged content, in tag order. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
  const { info } = await pdf.getMetadata();
  const outline = await pdf.getOutline();
  return {
    info: new Map(Object.entries(info)),
    preferences: await pdf.getViewerPreferences(),
    bookmarks: outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
    text: pages.map(({ text }) => text).join(""),
    elements: pages.flatMap(({ elements }) => elements),
    links: pages.flatMap(({ links }) => links),
    /** Colors of areas and text, as `#rrggbb`. */
    colors: new Set(pages.flatMap(({ colors }) => colors)),
    /** Distance in points between the right edge of a page and the text closest to it. */
    rightSpace: Math.min(
      ...pages.map(({ width, texts }) => width - Math.max(0, ...texts.map(({ right }) => right))),
    ),
    /** What each page shows. `baseline` is the distance in points from the bottom of the page. */
    pages: pages.map(({ texts, shapes }) => ({ texts, shapes })),
  };
}

async function readPage(page: PdfPage) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const marked: string[] = [];
  const texts = new Map<string, string>();
  const shown: (Omit<Shape, "bottom"> & { text: string; baseline: number })[] = [];
  for (const item of items) {
    if ("str" in item) {
      const [left, baseline] = [item.transform[4], item.transform[5]];
      if (item.str.trim()) shown.push({ text: item.str, left, right: left + item.width, baseline });
      const id = marked.findLast(Boolean) ?? "";
      texts.set(id, (texts.get(id) ?? "") + item.str);
    } else if (item.type === "endMarkedContent") marked.pop();
    else marked.push(item.id ?? "");
  }
  const elements: PdfElement[] = [];
  const read = (node: StructChild): string => {
    if (!("children" in node)) return withoutSpaces(texts.get("id" in node ? node.id : "") ?? "");
    const element = { role: node.role, text: "", alt: "alt" in node ? String(node.alt) : "" };
    elements.push(element);
    element.text = node.children.map(read).join("");
    return element.text;
  };
  const tree = await page.getStructTree();
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const annotations: { url?: string; dest?: unknown }[] = await page.getAnnotations();
  return {
    text: tree ? read(tree) : "",
    elements,
    links: annotations.map(({ url, dest }) => url ?? `#${dest}`),
    colors: fnArray.flatMap((code, index) =>
      code === OPS.setFillRGBColor ? [String(argsArray[index])] : [],
    ),
    width: page.view[2] ?? 0,
    texts: shown,
    shapes: listShapes(fnArray, argsArray, OPS),
  };
}

/** Lists areas, lines and drawings. Doesn't look into drawings. */
function listShapes(
  codes: readonly number[],
  args: readonly unknown[],
  {
    save,
    restore,
    transform,
    constructPath,
    paintFormXObjectBegin,
    paintFormXObjectEnd,
  }: Record<string, number>,
): Shape[] {
  const shapes: Shape[] = [];
  const saved: Placing[] = [];
  let placing: Placing = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  let depth = 0;
  const add = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) => {
    const [from, to] = [x1, x2].map((x) => placing.x + x * placing.scaleX).sort((a, b) => a - b);
    const ys = [y1, y2].map((y) => placing.y + y * placing.scaleY);
    if (depth === 0) shapes.push({ left: from ?? 0, right: to ?? 0, bottom: Math.min(...ys) });
  };
  for (const [index, code] of codes.entries()) {
    const values = args[index];
    if (code === save) saved.push(placing);
    else if (code === restore) placing = saved.pop() ?? placing;
    else if (code === transform) placing = place(placing, v.parse(NumbersSchema, values));
    else if (code === constructPath) add(Array.from(v.parse(PathSchema, values)[2] ?? []));
    else if (code === paintFormXObjectBegin) {
      const [matrix, box] = v.parse(FormSchema, values);
      saved.push(placing);
      placing = place(placing, matrix ?? []);
      add(box ?? []);
      depth += 1;
    } else if (code === paintFormXObjectEnd) {
      placing = saved.pop() ?? placing;
      depth -= 1;
    }
  }
  return shapes;
}

/** A transformation without rotation: the typesetter rotates nothing outside drawings. */
interface Placing {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

const NumbersSchema = v.array(v.number());
const PathSchema = v.tuple([v.unknown(), v.unknown(), v.nullish(v.instance(Float32Array))]);
const FormSchema = v.tuple([v.nullable(NumbersSchema), v.nullable(NumbersSchema)]);

function place({ x, y, scaleX, scaleY }: Placing, matrix: readonly number[]): Placing {
  const [a = 1, , , d = 1, e = 0, f = 0] = matrix;
  return { x: x + e * scaleX, y: y + f * scaleY, scaleX: scaleX * a, scaleY: scaleY * d };
}
