import { isQueryName } from "#config/index.ts";
import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { authorInputs, compute, limitOf } from "../models/compute.ts";
import { namesIn } from "../models/evaluate.ts";
import { formatInput, parseNumber } from "../models/format.ts";
import { type Formula, flipName, type Model, type ModelInput, type ModelResult } from "../models/model.ts";
import type { ContentFile } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
import { ModelSchema, type ModelSource, type ReportAt } from "./model-schema.ts";
import { readFlip, readVerdict } from "./model-verdict.ts";
import { FormulaError, parseFormula } from "./parse-formula.ts";
import { typesetValues } from "./typeset.ts";
import { checkYaml, parseYaml } from "./yaml.ts";

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
  const verdict = readVerdict(source, at);
  if (errors.length > found) return undefined;
  const model: Model = { name: file.slug, inputs, results, flip, verdict };
  checkValues(model, source, at);
  return errors.length === found ? model : undefined;
}

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
