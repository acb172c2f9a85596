import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** More parts would blur into each other on a card. */
const MAX_COUNT = 40;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT));

const CurrentSchema = v.pipe(
  closedObject({ count: CountSchema, part: v.optional(CountSchema) }),
  v.forward(
    v.check(({ count, part = 1 }) => part <= count, "must be at most `count`"),
    ["part"],
  ),
);
export type Measure = v.InferOutput<typeof CurrentSchema>;

/** Before 1.0.0, a measure was a list of labeled parts. */
const FormerSchema = v.pipe(
  v.custom<Measure>(Array.isArray),
  v.check(() => false, "must be `{ count, part }`: keep the counts of this list, without labels"),
);

/** How many parts an entry's drawing has, and how many of them are highlighted. */
export const MeasureSchema: v.GenericSchema<unknown, Measure> = v.lazy((input) =>
  Array.isArray(input) ? FormerSchema : CurrentSchema,
);
