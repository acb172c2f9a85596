import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { contactPathFrom, paths } from "#config/index.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";
import { changeAddress } from "#platform/ui/change-address.ts";
import { TextField } from "#platform/ui/field/field.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import {
  authorInputs,
  compute,
  createQuoter,
  type Inputs,
  showValue,
  writeFlip,
} from "../../models/compute.ts";
import { formatInput, parseNumber } from "../../models/format.ts";
import type { Model, ModelInput, Values } from "../../models/model.ts";
import { type ReadInput, readInputs, toInputs, writeQuery } from "../../models/read-inputs.ts";
import { pageLink, writeToClipboard } from "../copy/write-to-clipboard.ts";
import type { CalculatorBlock } from "./calculator.ts";

type Typed = Readonly<Record<string, string>>;

/** A reader who stops typing for this long has finished a number. */
const PAUSE_MS = 800;

/**
 * A form with the inputs of an article's model. Without JavaScript, the server recalculates the page; with it, the page
 * updates as the reader types.
 */
export function Calculator({ title, model, typed: first = {} }: Omit<CalculatorBlock, "type">) {
  const [typed, setTyped] = useState<Typed>(first);
  const settled = useSettled(typed);
  const read = readInputs(model, (id) => typed[id]);
  const checked = readInputs(model, (id) => settled[id]);
  const values = compute(model, toInputs(read));

  function change(next: Typed) {
    setTyped(next);
    const fields = readInputs(model, (id) => next[id]);
    updatePage(model, toInputs(fields));
    const query = writeQuery(fields);
    updateContactLinks(query);
    changeAddress(({ searchParams }) => {
      // Keeps other parameters, such as a preview's token or a campaign.
      for (const { id } of model.inputs) searchParams.delete(id);
      for (const [id, value] of new URLSearchParams(query)) searchParams.set(id, value);
    });
  }

  return (
    <form
      method="get"
      data-model={model.name}
      aria-label={title}
      autoComplete="off"
      className="calculator flex flex-col gap-6 border border-outline bg-raised"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="text-xl leading-tight font-semibold">{title}</p>
      {groupInputs(read).map((fields) => (
        <fieldset key={fields[0]?.input.id} className="calculator-inputs">
          {fields[0]?.input.group && (
            <legend className="mb-3 text-sm font-semibold text-ink-soft">{fields[0].input.group}</legend>
          )}
          {fields.map(({ input, text }) => (
            <TextField
              key={input.id}
              label={labelOf(input)}
              name={input.id}
              inputMode={input.min < 0 ? "text" : "decimal"}
              value={typed[input.id] ?? text}
              error={checked.find((field) => field.input === input)?.problem}
              // Hydration replays the focus event, so this also reads what was typed earlier.
              onFocus={({ target }) => {
                // Typing then replaces the number.
                if (target.value === (typed[input.id] ?? text)) target.select();
                else change({ ...typed, [input.id]: target.value });
              }}
              onChange={({ target }) => change({ ...typed, [input.id]: target.value })}
              onKeyDown={(event) => {
                const stepped = step(input, event);
                if (stepped !== undefined) change({ ...typed, [input.id]: stepped });
              }}
            />
          ))}
        </fieldset>
      ))}
      <Results model={model} values={values} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button type="submit" variant="secondary" className="scripted:hidden">
          Recalculate
        </Button>
        <a
          href={`?#${model.name}`}
          className={buttonClass({ variant: "secondary" })}
          onClick={(event) => {
            event.preventDefault();
            change({});
          }}
        >
          Reset
        </a>
        <Button variant="secondary" className="noscript:hidden" onClick={copyLink}>
          Copy link with my numbers
        </Button>
      </div>
    </form>
  );
}

/** Returns `typed` once the reader pauses. "1" might become "108,000", so no error appears, and nothing moves, until then. */
function useSettled(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** The labeled results, each with the author's value if it differs, and the break-even. */
function Results({ model, values }: { model: Model; values: Values }) {
  const own = useMemo(() => compute(model, authorInputs(model)), [model]);
  return (
    <>
      <dl className="calculator-results">
        {model.results.map(({ id, label }) => {
          if (label === undefined) return null;
          const shown = showValue(model, id, values);
          const author = showValue(model, id, own);
          return (
            <div key={id}>
              <dt className="flex-1 text-sm text-ink-soft">{label}</dt>
              <dd className="flex flex-wrap-reverse items-baseline justify-end gap-x-2.5">
                {/* Takes up space even when hidden, so that nothing moves when a number changes. */}
                <span className={joinClasses("field-hint", shown === author && "invisible")}>
                  ours: {author}
                </span>
                <output data-result={id} aria-live="off" className="figure-value text-xl leading-tight">
                  {shown}
                </output>
              </dd>
            </div>
          );
        })}
      </dl>
      {model.flip && (
        <p aria-live="polite" className="calculator-flip">
          {writeFlip(model, values)}
        </p>
      )}
    </>
  );
}

/** An input with a `group` starts a group. */
function groupInputs(read: readonly ReadInput[]): ReadInput[][] {
  const groups: ReadInput[][] = [];
  for (const field of read) {
    if (field.input.group !== undefined || groups.length === 0) groups.push([field]);
    else groups.at(-1)?.push(field);
  }
  return groups;
}

/** Omits `$` and `%`, which are part of the value. */
function labelOf({ label, unit }: ModelInput): ReactNode {
  if (unit === "$" || unit === "%") return label;
  return (
    <>
      {label}, <span className="font-normal text-ink-soft">{unit}</span>
    </>
  );
}

/** Returns the value one step up or down, within its range, if the key is an arrow key. */
function step(input: ModelInput, event: KeyboardEvent<HTMLInputElement>): string | undefined {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const value = parseNumber(event.currentTarget.value, input.unit);
  if (direction === undefined || value === undefined) return undefined;
  event.preventDefault();
  const next = value + direction * input.step;
  return formatInput(input, Math.min(input.max, Math.max(input.min, next)));
}

async function copyLink() {
  if (await writeToClipboard(pageLink(), "link"))
    showToast({ title: "Link copied!", description: "Anyone who opens it sees your numbers." });
}

let frame = 0;

/** Updates the results outside the form, at most once per frame and after the field shows what was typed. */
function updatePage(model: Model, inputs: Inputs): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const quote = createQuoter(model, inputs);
    for (const output of document.querySelectorAll<HTMLElement>("output[data-result]:not(form *)")) {
      const { result: id = "", at = "" } = output.dataset;
      const shown = quote({ id, at });
      if (!shown) continue;
      if (shown.text !== output.textContent) output.textContent = shown.text;
      output.closest("data")?.setAttribute("value", String(shown.value ?? ""));
    }
    if (document.querySelector("[data-chart]"))
      void import("../../charts/redraw-charts.tsx").then(({ redrawCharts }) => redrawCharts());
  });
}

/** Adds the reader's numbers to links to the contact page, as the server does when it recalculates the page. */
function updateContactLinks(query: string): void {
  const path = query ? contactPathFrom(`${location.pathname}?${query}`) : paths.contact;
  const links = document.querySelectorAll(`a[href="${paths.contact}"], a[href^="${paths.contact}?from="]`);
  for (const link of links) link.setAttribute("href", path);
}
