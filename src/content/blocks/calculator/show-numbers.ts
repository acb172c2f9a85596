import { contactPathFrom, paths } from "#config/index.ts";
import { changeAddress } from "#platform/ui/change-address.ts";
import { createQuoter } from "../../models/compute.ts";
import type { Model } from "../../models/model.ts";
import { type ReadInput, toInputs, writeQuery } from "../../models/read-inputs.ts";

/** Shows the reader's numbers in what isn't the calculator's own: its chart and table, the URL and links to the contact page. */
export function showNumbers(form: HTMLFormElement, model: Model, read: readonly ReadInput[]): void {
  updateFigures(form.parentElement, model, read);
  const query = writeQuery(read);
  updateContactLinks(query);
  // Written by the server, about the numbers in the link that the reader followed.
  document.getElementById("reader-numbers")?.remove();
  changeAddress(({ searchParams }) => {
    // Keeps other parameters, such as a preview's token or a campaign.
    for (const { id } of model.inputs) searchParams.delete(id);
    for (const [id, value] of new URLSearchParams(query)) searchParams.set(id, value);
  });
}

let frame = 0;

/** Updates at most once per frame, after the field shows what was typed. */
function updateFigures(calculator: Element | null, model: Model, read: readonly ReadInput[]): void {
  if (!calculator) return;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const quote = createQuoter(model, toInputs(read));
    for (const output of calculator.querySelectorAll<HTMLElement>("data > output")) {
      const { result: id = "", at = "" } = output.dataset;
      const shown = quote({ id, at });
      if (!shown) continue;
      output.textContent = shown.text;
      output.parentElement?.setAttribute("value", String(shown.value ?? ""));
    }
    const chart = calculator.querySelector<HTMLElement>("[data-chart]");
    if (chart) void import("../../charts/redraw-chart.tsx").then(({ redrawChart }) => redrawChart(chart));
  });
}

/** Adds the reader's numbers to links to the contact page, as the server does when it recalculates the page. */
function updateContactLinks(query: string): void {
  const path = query ? contactPathFrom(`${location.pathname}?${query}`) : paths.contact;
  const links = document.querySelectorAll(`a[href="${paths.contact}"], a[href^="${paths.contact}?from="]`);
  for (const link of links) link.setAttribute("href", path);
}
