import * as v from "valibot";
import { isQueryName } from "#config/index.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { TextSchema } from "../fields/fields.ts";
import { authorInputs, compute, limitOf } from "../models/compute.ts";
import { namesIn } from "../models/evaluate.ts";
import { formatInput, formatPattern, needsSingular, parseNumber, roundInput } from "../models/format.ts";
import { type Formula, flipName, type Model, type ModelInput, type ModelResult } from "../models/model.ts";
import type { ContentFile } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
import { FormulaError, parseFormula } from "./parse-formula.ts";
import { typesetValues } from "./typeset.ts";
import { checkYaml, parseYaml } from "./yaml.ts";

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
  v.check(
    (format) => !needsSingular(format),
    ({ input }) => `must say how 1 is written, as in "${input} | 1 …"`,
  ),
);

const ModelSchema = closedObject({
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
type ModelSource = v.InferOutput<typeof ModelSchema>;

/** Compiles a model's text (`content/models/{name}.yaml`). Returns `undefined` after reporting errors. */
export function compileModel(file: ContentFile, text: string, errors: Diagnostic[]): Model | undefined {
  const found = errors.length;
  const report = reportTo(errors, file.label);
  const yaml = parseYaml(text, 1, report);
  const source =
    yaml && checkYaml({ ...yaml, value: typesetValues(yaml.value) }, ModelSchema, yamlNotation, report);
  if (!yaml || !source) return undefined;
  const at: ReportAt = (keys, problem, fix, index = 0) => {
    const { line, column } = yaml.locate(keys);
    report(problem, fix, { line, column: column + index });
  };
  const inputs = readInputs(source, at);
  const results = sortResults(readResults(source, at), at);
  const flip = source.flip && readFlip(source.flip, source, at);
  if (errors.length > found) return undefined;
  const model: Model = { name: file.slug, inputs, results, ...(flip && { flip }) };
  checkValues(model, source, at);
  return errors.length === found ? model : undefined;
}

/** `index` is the position in the value. */
type ReportAt = (keys: readonly string[], problem: string, fix: string, index?: number) => void;

function readInputs(source: ModelSource, report: ReportAt): ModelInput[] {
  const names: string[] = [];
  return Object.entries(source.inputs).map(([id, { value: written, atMost, ...input }]) => {
    const keys = ["inputs", id, "value"];
    const { unit, min, max } = input;
    const value = typeof written === "number" ? written : (parseNumber(written, unit) ?? Number.NaN);
    if (Number.isNaN(value))
      report(keys, `"${written}" is not a number in ${unit}`, "write a number, such as 40");
    if (isQueryName(id)) {
      const problem = `\`${id}\` can't be an input's name: in a page's address, it means something else`;
      report(["inputs", id], problem, "rename it");
    }
    if (Object.hasOwn(source.results, id)) {
      report(["results", id], `\`${id}\` is both an input and a result`, "rename one of them");
    }
    if (value < min || value > max) {
      const range = `${formatInput(input, min)} to ${formatInput(input, max)}`;
      report(
        keys,
        `${formatInput(input, value)} is outside its range, ${range}`,
        "change the value, `min` or `max`",
      );
    }
    const limit =
      atMost === undefined ? undefined : readFormula(atMost, names, ["inputs", id, "atMost"], report);
    names.push(id);
    return { id, ...input, value, atMost: limit };
  });
}

function readResults(source: ModelSource, report: ReportAt): ModelResult[] {
  const names = [...Object.keys(source.inputs), ...Object.keys(source.results)];
  return Object.entries(source.results).map(([id, { formula, format, ...result }]) => ({
    id,
    ...result,
    formula: readFormula(formula, names, ["results", id, "formula"], report) ?? 0,
    format: format === "0" ? undefined : format,
  }));
}

function readFormula(
  text: string,
  names: readonly string[],
  keys: readonly string[],
  report: ReportAt,
): Formula | undefined {
  // A number of the example company: `$20,000` or `22%`.
  const amount = parseNumber(text, "$") ?? parseNumber(text, "%");
  if (amount !== undefined) return text.trim().endsWith("%") ? amount / 100 : amount;
  try {
    return parseFormula(text, names);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    report(keys, error.message, error.fix, error.index);
    return undefined;
  }
}

/** Puts each result after those it depends on, and reports cycles. */
function sortResults(results: readonly ModelResult[], report: ReportAt): ModelResult[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  const sorted = new Set<ModelResult>();
  const visit = (result: ModelResult, users: readonly string[]) => {
    if (sorted.has(result)) return;
    const { id, formula } = result;
    if (users.includes(id)) {
      const cycle = [...users.slice(users.indexOf(id)), id].join(" → ");
      report(["results", id, "formula"], `\`${id}\` is computed from itself: ${cycle}`, "break the cycle");
      return;
    }
    for (const name of namesIn(formula)) {
      const used = byId.get(name);
      if (used) visit(used, [...users, id]);
    }
    sorted.add(result);
  };
  for (const result of results) visit(result, []);
  return [...sorted];
}

function readFlip(
  flip: NonNullable<ModelSource["flip"]>,
  source: ModelSource,
  report: ReportAt,
): Model["flip"] {
  const { input, between, sentence, otherwise = "" } = flip;
  const range = Object.hasOwn(source.inputs, input) ? source.inputs[input] : undefined;
  if (!range)
    report(["flip", "input"], `\`${input}\` is not an input`, `use one of ${listKeys(source.inputs)}`);
  between.forEach((id, index) => {
    if (Object.hasOwn(source.results, id)) return;
    const keys = ["flip", "between", String(index)];
    report(keys, `\`${id}\` is not a result`, `use one of ${listKeys(source.results)}`);
  });
  const unit = range?.unit ?? "";
  const names = [...Object.keys(source.inputs), ...Object.keys(source.results)];
  const texts = [
    { key: "sentence", text: sentence, known: [...names, flipName] },
    { key: "otherwise", text: otherwise, known: names },
  ];
  for (const { key, text, known } of texts) {
    for (const [token, name = ""] of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
      if (known.includes(name)) continue;
      const problem = name === flipName ? `${token} has no value here` : `${token} is not in this model`;
      report(["flip", key], problem, `use one of ${known.join(", ")}`);
    }
  }
  const { format = unit === "$" ? "$0" : unit === "%" ? "0%" : `0.00 ${unit}` } = flip;
  return { ...flip, format };
}

function listKeys(values: object): string {
  return Object.keys(values).join(", ");
}

/** Reports limits and results that fail with the author's values. */
function checkValues(model: Model, source: ModelSource, report: ReportAt): void {
  const inputs = authorInputs(model);
  for (const input of model.inputs) {
    const { id, value } = input;
    const limit = limitOf(input, model, inputs);
    if (value > limit)
      report(["inputs", id, "value"], `${value} is above its \`atMost\`, ${limit}`, "lower it");
  }
  const values = compute(model, inputs);
  for (const { id } of model.results) {
    const value = values[id];
    const keys = ["results", id, "formula"];
    if (Number.isNaN(value)) {
      report(
        keys,
        `\`${id}\` can't be computed with these values: it divides by zero, or takes the root of a negative number`,
        "change a value or the formula",
      );
    } else if (typeof value === "number" && source.results[id]?.format === undefined) {
      report(keys, `\`${id}\` has no format`, "add one, such as `format: $0`, `0%` or `0.0 months`");
    }
  }
  if (model.flip && Number.isNaN(values[flipName])) {
    const [first, second] = model.flip.between;
    const problem = `${first} and ${second} don't cross within the range of \`${model.flip.input}\``;
    report(["flip"], problem, "widen its range, correct the formulas, or remove `flip`");
  }
}
