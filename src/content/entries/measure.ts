import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** More parts would blur into each other on a card. */
const MAX_COUNT = 40;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT));

/** How many parts an entry's drawing has, and how many of them are highlighted. */
export const MeasureSchema = v.pipe(
  closedObject({ count: CountSchema, part: v.optional(CountSchema) }),
  v.forward(
    v.check(({ count, part = 1 }) => part <= count, "must be at most `count`"),
    ["part"],
  ),
);
export type Measure = v.InferOutput<typeof MeasureSchema>;
