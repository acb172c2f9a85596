import { listNeeded } from "./compute.ts";
import { type Model, namesInSentence } from "./model.ts";

/**
 * Returns the part of a model that its calculator needs: the results in the list, in the verdict and in its chart and table
 * (`quoted`), and those that they depend on. Others would only make the page heavier.
 */
export function trimModel(model: Model, quoted: readonly string[]): Model {
  const { results, flip, verdict } = model;
  const listed = results.filter(({ label }) => label !== undefined).map(({ id }) => id);
  const inVerdict = verdict ? namesInSentence(`${verdict.sentence} ${verdict.otherwise}`) : [];
  return {
    ...model,
    results: listNeeded(results, [...listed, ...inVerdict, ...(flip?.between ?? []), ...quoted]),
  };
}
