import * as v from "valibot";
import { TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** With more marks than this, they would be too small to count. */
const maxMarks = { units: 100, cells: 500 };

const PositiveSchema = v.pipe(v.number(), v.gtValue(0, "must be more than 0"));

/** A result's drawing, which shows only what is known: a count, or two values. */
export const ResultFigureSchema = v.pipe(
  closedObject({
    /** A dot for each unit, two bars, or a grid of cells. */
    kind: v.picklist(["units", "compare", "cells"]),
    /** The counted number; for `compare`, the value after. */
    value: PositiveSchema,
    /** Number that one dot or cell stands for; for `compare`, the value before. */
    base: PositiveSchema,
    /** The noun after `base`: `visitors`. */
    unit: TextSchema,
    /** The period: `2 months`. */
    window: TextSchema,
  }),
  v.forward(
    v.check(
      ({ kind, value, base }) => kind === "compare" || Number.isInteger(value / base),
      "must be a multiple of `base`, so that every mark is whole",
    ),
    ["value"],
  ),
  v.forward(
    v.check(
      ({ kind, value, base }) => kind === "compare" || value / base <= maxMarks[kind],
      `must be at most ${maxMarks.units} dots or ${maxMarks.cells} cells; raise \`base\``,
    ),
    ["value"],
  ),
  v.forward(
    v.check(({ kind, value, base }) => kind !== "compare" || value !== base, "must differ from `base`"),
    ["value"],
  ),
);
export type ResultFigure = v.InferOutput<typeof ResultFigureSchema>;

/** Returns the change between two values, rounded to whole percent. */
export function percentChange({ value, base }: Pick<ResultFigure, "value" | "base">): number {
  return Math.round((value / base - 1) * 100);
}

/** Returns whether a drawing shows the number in the headline: 250000 in `+250,000`, 92 (percent) in `+92%`. */
export function figureAgrees(figure: ResultFigure, headline: string): boolean {
  const drawn = figure.kind === "compare" ? percentChange(figure) : figure.value;
  const [digits = ""] = /\d[\d,.]*/.exec(headline) ?? [];
  return Number(digits.replaceAll(",", "")) === Math.abs(drawn);
}
