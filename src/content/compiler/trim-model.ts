import { authorInputs, compute, listNeeded } from "../models/compute.ts";
import { namesIn } from "../models/evaluate.ts";
import type { Formula, Model } from "../models/model.ts";

/**
 * Returns the part of a model that an article's page needs to recalculate: the results that readers see in the list, in
 * the break-even and in the text (`quoted`), and the results that those depend on. Others would only make the page heavier.
 */
export function trimModel(model: Model, quoted: readonly string[]): Model {
  const { results, flip } = model;
  const listed = results.filter(({ label }) => label !== undefined).map(({ id }) => id);
  const flipNames = flip ? [...flip.between, ...`${flip.sentence} ${flip.otherwise}`.split(/\W+/)] : [];
  const shown = new Set([...listed, ...flipNames]);

  // Results that no input changes become constants in other formulas; their text is already in the page.
  const constants = new Map<string, Formula>();
  const values = compute(model, authorInputs(model));
  const fold = (formula: Formula): Formula => {
    if (typeof formula === "string") return constants.get(formula) ?? formula;
    if (typeof formula === "number" || formula[0] === "text") return formula;
    const [head = "", ...parts] = formula;
    return [head, ...parts.map(fold)];
  };
  const folded = results.map((result) => {
    const formula = fold(result.formula);
    const value = values[result.id] ?? 0;
    if (namesIn(formula).length === 0)
      constants.set(result.id, typeof value === "string" ? ["text", value] : value);
    return { ...result, formula };
  });
  const needed = listNeeded(folded, [...shown, ...quoted]);
  return { ...model, results: needed.filter(({ id }) => shown.has(id) || !constants.has(id)) };
}
