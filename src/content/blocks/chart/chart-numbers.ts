import { type ChartCell, makeCell } from "../../charts/chart-data.ts";
import { type Inline, inlineText } from "../inline.ts";

// `$1.185` isn't read, because it is $1,185 in other countries.
const number = String.raw`(?![$€£][-−]?\d{1,3}\.\d{3}(?!\d))(?:[$€£]([-−]?))?((?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)`;
const amount = String.raw`([-−+]?)[~≈<>]?${number}([kKM]?)(?:\s?%)?[x×]?`;
const separator = String.raw`\s?(?:–|-|to)\s?`;
const cellPattern = new RegExp(`^(${amount})(?:(${separator})(${amount}))?$`);
const rangePattern = new RegExp(`^${separator}$`);
const factors: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6 };

/** Marks the numbers that the writer typed: `$1,185`, `−54k`, `40%`, `5–48%`. The cell must be nothing else. */
export function markNumbers(cell: Inline[]): Inline[] {
  const [only, ...others] = cell;
  if (only?.type !== "text" || others.length > 0) return cell;
  const found = cellPattern.exec(only.text.replace(/\s+/g, " ").trim());
  if (!found) return cell;
  const [low, high] = [parseAmount(found.slice(1, 6)), parseAmount(found.slice(7))];
  const between = { type: "text" as const, text: found[6] ?? "" };
  return [low, ...(high.text ? [between, high] : [])];
}

function parseAmount([text = "", sign, inner, digits = "", factor = ""]: (string | undefined)[]) {
  const size = Number(digits.replaceAll(",", "")) * (factors[factor] ?? 1);
  const value = /[-−]/.test(`${sign}${inner}`) ? -size : size;
  return { type: "number" as const, text, value };
}

/** Makes a drawing's cell. It has numbers only if the table's cell is one number or result, or a range of two. */
export function readCell(cell: readonly Inline[]): ChartCell {
  const numbers = cell.flatMap((inline) => (inline.type === "number" ? (inline.value ?? Number.NaN) : []));
  const rest = inlineText(cell.filter(({ type }) => type !== "number"));
  const isRead = numbers.length === 1 ? rest === "" : numbers.length === 2 && rangePattern.test(rest);
  return makeCell(inlineText(cell), isRead ? numbers : []);
}
