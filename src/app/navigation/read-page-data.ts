import type { DataStrategyResult } from "react-router";

/** What the loaders of a page's routes gave, by the routes' names. */
export type PageData = Record<string, DataStrategyResult>;

/**
 * Reads a page's `.data` as the router itself does: a flat list of values that name each other by position, in which the
 * first names the results of the routes. Only plain data is read: for anything else (a redirect, an error, what is still
 * on its way) it gives nothing, and the router is to ask itself. Throws `SyntaxError` for what is no `.data` at all.
 */
export function readPageData(text: string): PageData | undefined {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) return undefined;
  try {
    const results = readAt(values, 0, new Map());
    if (!isRecord(results)) return undefined;
    const data: PageData = {};
    for (const [route, result] of Object.entries(results)) {
      if (!isRecord(result) || !("data" in result)) return undefined;
      data[route] = { type: "data", result: result.data };
    }
    return data;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** A value that stands for more than itself: a date, a promise, an error, … */
class NotPlain extends Error {}

/** Positions that stand for a value: nothing, in its two kinds. */
const EMPTY = new Map<number, null | undefined>([
  [-5, null],
  [-7, undefined],
]);

function readAt(values: readonly unknown[], at: number, known: Map<number, unknown>): unknown {
  if (EMPTY.has(at)) return EMPTY.get(at);
  if (at < 0) throw new NotPlain();
  if (known.has(at)) return known.get(at);
  const value = values[at];
  if (Array.isArray(value)) return readList(values, at, known, value);
  return isRecord(value) ? readRecord(values, at, known, value) : value;
}

/** A list that begins with a word is a value of a kind of its own, which that word names. */
function readList(
  values: readonly unknown[],
  at: number,
  known: Map<number, unknown>,
  positions: unknown[],
): unknown[] {
  const list: unknown[] = [];
  known.set(at, list);
  for (const position of positions) {
    if (typeof position !== "number") throw new NotPlain();
    list.push(readAt(values, position, known));
  }
  return list;
}

/** `{ "_1": 2 }`: the name stands at 1, the value at 2. */
function readRecord(
  values: readonly unknown[],
  at: number,
  known: Map<number, unknown>,
  positions: Record<string, unknown>,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  known.set(at, record);
  for (const [name, position] of Object.entries(positions)) {
    if (typeof position !== "number") throw new NotPlain();
    record[String(values[Number(name.slice(1))])] = readAt(values, position, known);
  }
  return record;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
