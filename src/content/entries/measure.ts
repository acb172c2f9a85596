import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { TextSchema } from "../fields/fields.ts";

/** Longer labels would run into the drawing. */
const MAX_LABEL = 22;
/** More parts would blur into each other on a card. */
const MAX_COUNT = 40;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT));

const ItemFieldsSchema = closedObject({
  /** `60 days` */
  label: v.pipe(TextSchema, v.maxLength(MAX_LABEL, `must be at most ${MAX_LABEL} characters`)),
  /** Puts the label on the dimension line or on the leader. */
  at: v.picklist(["dim", "leader"]),
  /** Follows the label on cards: `until the cadence ends`. */
  of: v.optional(TextSchema),
  /** Number of parts in the drawing, which the label names. */
  count: v.optional(CountSchema),
  /** Number of parts that are highlighted: 10 in `10 of 14`. */
  part: v.optional(CountSchema),
});
type Item = v.InferOutput<typeof ItemFieldsSchema>;

const MeasureItemSchema = v.pipe(
  ItemFieldsSchema,
  v.forward(
    v.check(
      ({ at, label }) => at !== "dim" || /\d/.test(label),
      "must contain a number, because a dimension line measures something",
    ),
    ["label"],
  ),
  v.forward(
    v.check(({ label, count }) => names(label, count), "must be a number in the label"),
    ["count"],
  ),
  v.forward(
    v.check(({ label, part }) => names(label, part), "must be a number in the label"),
    ["part"],
  ),
  v.forward(
    v.check(
      ({ count, part }) => part === undefined || (count !== undefined && part <= count),
      "must be at most `count`",
    ),
    ["part"],
  ),
);

function names(label: string, number: number | undefined): boolean {
  return number === undefined || (label.match(/\d+/g) ?? []).map(Number).includes(number);
}

/** The labels of an entry's drawing: at most one dimension and one leader. */
export const MeasureSchema = v.pipe(
  v.array(MeasureItemSchema),
  v.check(
    (items) => new Set(items.map((item) => item.at)).size === items.length,
    "must label `dim` and `leader` once each",
  ),
  v.check((items) => items.filter((item) => item.count !== undefined).length <= 1, "must have one `count`"),
  v.check((items) => items.filter((item) => item.of !== undefined).length <= 1, "must have one `of`"),
);

/** The entry's numbers in its illustration, and the one on its card. */
export interface Measure {
  /** Label of the dimension line; without it, there is no line. */
  dim?: string;
  leader?: string;
  count?: number;
  part?: number;
  /** `60 days`, `until the cadence ends` */
  headline?: { label: string; of: string };
}

export function readMeasure(items: readonly Item[]): Measure {
  const measure: Measure = {};
  for (const { label, at, of, count, part } of items) {
    measure[at] = label;
    if (of !== undefined) measure.headline = { label, of };
    if (count !== undefined) measure.count = count;
    if (part !== undefined) measure.part = part;
  }
  return measure;
}
