import { readFileSync } from "node:fs";
import { compile, parse } from "mathjs";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { createRandom, rounds } from "#tests/support/platform/random.ts";
import { fixtureContent } from "#tests/support/publish/real-build.ts";
import { compileModels } from "../compiler/compile-models.ts";
import { listContentFiles } from "../compiler/content-files.ts";
import type { Diagnostic } from "../compiler/diagnostic.ts";
import { quoteModels } from "../compiler/quote-models.ts";
import { readExampleCompany } from "../compiler/read-example-company.ts";
import { insertValues, siteValues } from "../compiler/site-values.ts";
import { authorInputs, compute, createQuoter, showValue, toFormulaValues } from "./compute.ts";
import { flipName, type Model, type Value } from "./model.ts";
import { readInputs, toInputs } from "./read-inputs.ts";
import { trimModel } from "./trim-model.ts";

const errors: Diagnostic[] = [];
/** The owner's models at night. */
const files = listContentFiles(process.env.NIGHT ? "content" : fixtureContent, errors);
const example = files.find(({ kind }) => kind === "exampleCompany");
const values = new Map([...siteValues, ...(example ? readExampleCompany(example, errors) : [])]);
const modelFiles = files.filter(({ kind }) => kind === "model");
const models = compileModels(modelFiles, values, errors);

/** The formulas as written, by result. */
function readFormulas(path: string): Record<string, string> {
  const quote = (name: string) => (name.includes(".") ? quoteModels(models)(name, 0) : `{{${name}}}`);
  const text = insertValues(readFileSync(path, "utf8"), values, () => undefined, quote);
  const { results }: { results: Record<string, { formula: unknown }> } = parseYaml(text);
  return Object.fromEntries(
    Object.entries(results).map(([id, { formula }]) => [id, readAmount(String(formula))]),
  );
}

/** `$20,000` and `22%`, which formulas can be, as `mathjs` writes them. */
function readAmount(formula: string): string {
  if (!/^\$?[\d,]+%?$/.test(formula)) return formula;
  const digits = formula.replace(/[$,%]/g, "");
  return formula.endsWith("%") ? `${digits} / 100` : digits;
}

/** Values within the ranges, including their ends, as a reader would type them. */
function drawInputs(model: Model, random: () => number) {
  const typed = new Map(
    model.inputs.map(({ id, min, max, step }) => {
      const kind = random();
      const value = kind < 0.1 ? min : kind < 0.2 ? max : min + random() * (max - min);
      return [id, String(Math.round(value / step) * step)];
    }),
  );
  return toInputs(readInputs(model, (id) => typed.get(id)));
}

it("compiles every model", () => {
  expect(errors).toEqual([]);
});

describe.each(modelFiles.map((file) => [file.slug, file.path] as const))("the model %s", (name, path) => {
  const model = models.get(name);

  it(`matches an independent calculation with the author's and ${rounds} random inputs`, () => {
    if (!model) throw new Error("The model has errors.");
    const formulas = readFormulas(path);
    const compiled = new Map(Object.entries(formulas).map(([id, text]) => [id, compile(text)]));
    const random = createRandom(name.length);
    const wrong: string[] = [];
    for (let round = 0; round <= rounds; round++) {
      const inputs = round === 0 ? authorInputs(model) : drawInputs(model, random);
      const ours = compute(model, inputs);
      const scope: Record<string, Value> = toFormulaValues(model, inputs);
      for (const { id } of model.results) {
        const result = ours[id] ?? Number.NaN;
        const theirs: unknown = compiled.get(id)?.evaluate(scope);
        if (!isEqual(result, theirs, () => hasUndefinedPart(formulas[id] ?? "", scope))) {
          wrong.push(`${id} is ${result}, not ${theirs}, with ${JSON.stringify(inputs)}`);
        }
        scope[id] = result;
      }
      for (const id of [...model.results.map((result) => result.id), ...(model.flip ? [flipName] : [])]) {
        const text = showValue(model, id, ours) ?? "";
        if (/NaN|∞|Infinity|undefined/.test(text)) wrong.push(`${id} is shown as ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("gives the same results after it is trimmed for a page", () => {
    if (!model) throw new Error("The model has errors.");
    const trimmed = trimModel(
      model,
      model.results.map(({ id }) => id),
    );
    const inputs = drawInputs(model, createRandom(1));
    const textsOf = (one: Model) =>
      trimmed.results
        .map(({ id }) => createQuoter(one, inputs)({ id }))
        .concat(createQuoter(one, inputs)({ id: flipName }));
    expect(textsOf(trimmed)).toEqual(textsOf(model));
  });

  it("has equal results at its break-even", () => {
    const flip = model?.flip;
    if (!model || !flip) return;
    const at = Number(compute(model, authorInputs(model))[flipName]);
    const unit = model.inputs.find(({ id }) => id === flip.input)?.unit;
    const there = compute(model, { ...authorInputs(model), [flip.input]: unit === "%" ? at * 100 : at });
    const [first, second] = flip.between.map((id) => Number(there[id]));
    expect(first).toBeCloseTo(second ?? Number.NaN, 3);
  });
});

/** Ours is NaN if any part of the formula is undefined. */
function isEqual(ours: Value, theirs: unknown, isUndefined: () => boolean): boolean {
  if (typeof ours === "string") return ours === theirs;
  if (Number.isNaN(ours)) return isUndefined();
  return Math.abs(Number(theirs) - ours) < 1e-9 * Math.max(1, Math.abs(ours));
}

/** Some part of the formula isn't a finite number, such as a division by zero. */
function hasUndefinedPart(formula: string, scope: Record<string, Value>): boolean {
  let found = false;
  parse(formula).traverse((node) => {
    if (node.type === "FunctionNode" || node.type === "OperatorNode" || node.type === "SymbolNode") {
      const value: unknown =
        node.type === "SymbolNode" && !(String(node) in scope) ? 0 : node.compile().evaluate({ ...scope });
      if (typeof value !== "string" && !Number.isFinite(Number(value))) found = true;
    }
  });
  return found;
}
