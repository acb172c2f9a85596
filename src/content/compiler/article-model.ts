import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import type { ArticleBody } from "../entries/entry.ts";
import { authorInputs, createQuoter } from "../models/compute.ts";
import { namesIn } from "../models/evaluate.ts";
import { flipName, type Model } from "../models/model.ts";
import { placeAt, type Report } from "./diagnostic.ts";
import type { Models } from "./quote-models.ts";
import type { ContentYaml } from "./yaml.ts";

/** Finds the model named in the front matter (`model: cost`). Returns an empty one if that has errors. */
export function findModel(yaml: ContentYaml, models: Models, report: Report): Model | undefined {
  const name: unknown = Object(yaml.value).model;
  if (typeof name !== "string") return undefined;
  if (!models.has(name)) {
    const nearest = findNearest(name, [...models.keys()]);
    const fix = nearest ? `did you mean \`${nearest}\`?` : `write content/models/${name}.yaml`;
    report(`there is no model "${name}"`, fix, yaml.locate(["model"]));
  }
  return models.get(name) ?? { name, inputs: [], results: [] };
}

/** Checks whether a position is in the calculator's chart or table, the only ones that follow the reader's numbers. */
export function locateCalculator(body: string): (index: number) => boolean {
  const found = /(?<=^(:{3,})inputs\b.*\n)[\s\S]*?(?=^\1:*[ \t]*$)/m.exec(body);
  return (at) => found !== null && at >= found.index && at < found.index + found[0].length;
}

/** Reports a model whose form isn't on the page exactly once, and results that were typed by hand. */
export function checkModelUse(model: Model, source: string, { blocks }: ArticleBody, report: Report): void {
  const forms = blocks.filter((block) => block.type === "calculator").length;
  if (forms !== 1) {
    const problem = `the inputs of \`${model.name}\` are ${forms === 0 ? "not on the page" : "on the page twice"}`;
    report(problem, 'write `::inputs{title="…"}` once, on its own line');
  }
  const typed = source.replace(/\{\{.*?\}\}/g, (token) => " ".repeat(token.length));
  for (const { index, typed: text, name } of findTypedResults(typed, model)) {
    const fix = `write {{${name}}}, or {{"${text}"}} if it is another number`;
    report(`${text} is a result of the model, typed by hand`, fix, placeAt(source, index));
  }
}

/** A number with a sign, separator or three digits; others are too common to be recognized as results. */
const distinctive = /[$%,.]|\d{3}/;
const typedNumber = /(?<![\w.,$−-])[$−]?\d+(?:,\d{3})*(?:\.\d+)?%?(?!\w)/g;

/** Finds results of the model that were typed by hand. */
function findTypedResults(text: string, model: Model): Array<{ index: number; typed: string; name: string }> {
  const quote = createQuoter(model, authorInputs(model));
  const printed = new Map<string, string>();
  // A result that no input changes is a number with a name.
  const fixed = new Set<string>();
  for (const { id, formula } of model.results)
    if (namesIn(formula).every((name) => fixed.has(name))) fixed.add(id);
  const results = model.results.map(({ id }) => id).filter((id) => !fixed.has(id));
  for (const id of [...results, ...(model.flip ? [flipName] : [])]) {
    const shown = quote({ id })?.text ?? "";
    const number = shown.match(typedNumber)?.[0];
    // `2.1 months` is recognized only with its unit.
    if (number !== undefined && distinctive.test(number) && !printed.has(shown))
      printed.set(shown, `${model.name}.${id}`);
  }
  return [...text.matchAll(typedNumber)].flatMap(({ index, 0: typed }) => {
    const found = [...printed].find(([shown]) => text.startsWith(shown, index) && shown.startsWith(typed));
    return found ? [{ index, typed: found[0], name: found[1] }] : [];
  });
}
