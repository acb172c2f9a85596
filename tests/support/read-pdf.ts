import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

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
    rightSpace: Math.min(...pages.map(({ rightSpace }) => rightSpace)),
  };
}

async function readPage(page: PdfPage) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const marked: string[] = [];
  const texts = new Map<string, string>();
  const edges: number[] = [];
  for (const item of items) {
    if ("str" in item) {
      edges.push(item.transform[4] + item.width);
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
    rightSpace: (page.view[2] ?? 0) - Math.max(0, ...edges),
  };
}
