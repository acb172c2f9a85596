import { contactPathFrom, paths } from "../../../site/index.ts";
import { createQuoter, type Inputs } from "../../models/compute.ts";
import type { Model } from "../../models/model.ts";

let frame = 0;

/** Writes the results into the page, outside the form: once a frame, after the field shows what was typed. */
export function updatePage(model: Model, inputs: Inputs, form: HTMLFormElement | null): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => writeResults(model, inputs, form));
}

function writeResults(model: Model, inputs: Inputs, form: HTMLFormElement | null): void {
  const quote = createQuoter(model, inputs);
  for (const output of document.querySelectorAll<HTMLElement>("output[data-result]")) {
    if (form?.contains(output)) continue;
    const { result: id = "", at = "" } = output.dataset;
    const text = quote({ id, at });
    if (text !== undefined && text !== output.textContent) output.textContent = text;
  }
  if (document.querySelector("[data-chart]"))
    void import("../chart/redraw-charts.tsx").then(({ redrawCharts }) => redrawCharts());
}

/** Makes links to the contact page keep the reader's numbers, as the server does when it recalculates the page. */
export function updateContactLinks(query: string): void {
  const path = query ? contactPathFrom(`${location.pathname}?${query}`) : paths.contact;
  const links = document.querySelectorAll(`a[href="${paths.contact}"], a[href^="${paths.contact}?from="]`);
  for (const link of links) link.setAttribute("href", path);
}
