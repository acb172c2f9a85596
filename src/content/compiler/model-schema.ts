import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { TextSchema } from "../fields/fields.ts";
import { formatPattern, roundInput } from "../models/format.ts";
import { flipName } from "../models/model.ts";

const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9_]*$/, "must be a name such as hoursPerWeek: letters and digits"),
  v.notValue(flipName, "must not be `flip`, which is the break-even's name"),
);
const NumberSchema = v.pipe(
  v.number(),
  v.finite("must be a number"),
  v.check((number) => roundInput(number) === number, "must have at most 6 decimals"),
);
const FormulaSchema = v.union([v.pipe(v.number(), v.transform(String)), TextSchema]);
/** `20000`, or `$20,000` as the example company's numbers are written. */
const AmountSchema = v.union([NumberSchema, v.string()]);
const FormatSchema = v.pipe(
  v.string(),
  v.regex(
    formatPattern,
    "must contain a 0 for the number, such as $0, 0% or 0.0 months, and may have a singular, as in 0 people | 1 person",
  ),
);

export const ModelSchema = closedObject({
  inputs: v.record(
    NameSchema,
    closedObject({
      label: TextSchema,
      unit: TextSchema,
      value: AmountSchema,
      min: NumberSchema,
      max: NumberSchema,
      step: v.pipe(NumberSchema, v.gtValue(0, "must be above 0")),
      atMost: v.optional(FormulaSchema),
      group: v.optional(TextSchema),
    }),
  ),
  results: v.record(
    NameSchema,
    closedObject({
      label: v.optional(TextSchema),
      formula: FormulaSchema,
      format: v.optional(FormatSchema),
      otherwise: v.optional(TextSchema),
    }),
  ),
  verdict: v.optional(TextSchema),
  flip: v.optional(
    closedObject({
      input: TextSchema,
      between: v.tuple([TextSchema, TextSchema]),
      format: v.optional(FormatSchema),
      sentence: TextSchema,
      otherwise: v.optional(TextSchema),
    }),
  ),
});
export type ModelSource = v.InferOutput<typeof ModelSchema>;

/** Reports an error at a value of the file. `index` is the position in the value. */
export type ReportAt = (keys: readonly string[], problem: string, fix: string, index?: number) => void;
