import { createQuoter, type Inputs } from "../../models/compute.ts";
import type { Model } from "../../models/model.ts";

/** Writes the results into the page, outside the form. */
export function updatePage(model: Model, inputs: Inputs, form: HTMLFormElement | null): void {
  const quote = createQuoter(model, inputs);
  for (const output of document.querySelectorAll<HTMLElement>("output[data-result]")) {
    if (form?.contains(output)) continue;
    const { result: id = "", at = "" } = output.dataset;
    const text = quote({ id, at });
    if (text !== undefined) output.textContent = text;
  }
  if (document.querySelector("[data-chart]"))
    void import("../chart/redraw-charts.tsx").then(({ redrawCharts }) => redrawCharts());
}
