import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#platform/ui/button/button.tsx";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import { compute } from "../../models/compute.ts";
import { formatInput } from "../../models/format.ts";
import type { Model } from "../../models/model.ts";
import { readInputs, toInputs, writeChanges } from "../../models/read-inputs.ts";
import { pageLink, writeToClipboard } from "../copy/write-to-clipboard.ts";
import type { CalculatorBlock } from "./calculator.ts";
import { CalculatorFields } from "./calculator-fields.tsx";
import { CalculatorAnswer, CalculatorResults } from "./calculator-results.tsx";
import { showNumbers } from "./show-numbers.ts";

type Typed = Readonly<Record<string, string>>;

/** A reader who stops typing for this long has finished a number. */
const PAUSE_MS = 800;

/**
 * A form with the inputs of an article's model, which begins with what follows from them. Without JavaScript, the server
 * recalculates it; with it, it follows what the reader types. `children` are the server's chart and table, `talk`
 * its link to the contact page.
 */
export function Calculator({
  title,
  model,
  typed: first = {},
  talk,
  children,
}: Omit<CalculatorBlock<never>, "type" | "children"> & { talk: ReactNode; children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(first);
  const settled = useSettled(typed);
  const read = readInputs(model, (id) => typed[id]);
  const values = compute(model, toInputs(read));
  const isChanged = writeChanges(read) !== "";

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = () => {
      const next = readFields(element, model);
      setTyped(next);
      showNumbers(
        element,
        model,
        readInputs(model, (id) => next[id]),
      );
    };
    // Typed, pasted or filled in before this script had loaded.
    if (listFields(element, model).some((field) => field.value !== field.defaultValue)) follow();
    // Not React's handlers, which miss values that a script sets.
    element.addEventListener("input", follow);
    element.addEventListener("change", follow);
    return () => {
      element.removeEventListener("input", follow);
      element.removeEventListener("change", follow);
    };
  }, [model]);

  return (
    <div className="calculator">
      <form
        ref={form}
        method="get"
        data-model={model.name}
        aria-label={title}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="text-xl leading-tight font-semibold">{title}</p>
        <CalculatorAnswer model={model} values={values} />
        <CalculatorFields
          read={read}
          problems={readInputs(model, (id) => settled[id]).map(({ problem }) => problem)}
          isChanged={isChanged}
        />
        <CalculatorResults model={model} values={values} />
        {/* Takes the focus from a link that goes away with the reader's numbers. */}
        <div tabIndex={-1} className="calculator-actions print:hidden">
          <Button type="submit" variant="secondary" className="scripted:hidden">
            Recalculate
          </Button>
          {(isChanged || read.some(({ problem }) => problem !== undefined)) && (
            <>
              <a
                href={`?#${model.name}`}
                className="link"
                onClick={(event) => {
                  event.preventDefault();
                  if (form.current) resetFields(form.current, model);
                  event.currentTarget.parentElement?.focus();
                }}
              >
                Reset
              </a>
              <button type="button" className="link noscript:hidden" onClick={copyLink}>
                Copy link with my numbers
              </button>
            </>
          )}
        </div>
      </form>
      {children}
      <p className="mt-6 print:hidden">{talk}</p>
    </div>
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

function listFields(form: HTMLFormElement, model: Model): HTMLInputElement[] {
  return model.inputs
    .map(({ id }) => form.elements.namedItem(id))
    .filter((field) => field instanceof HTMLInputElement);
}

function readFields(form: HTMLFormElement, model: Model): Typed {
  return Object.fromEntries(listFields(form, model).map(({ name, value }) => [name, value]));
}

function resetFields(form: HTMLFormElement, model: Model): void {
  for (const input of model.inputs) {
    const field = form.elements.namedItem(input.id);
    if (field instanceof HTMLInputElement) field.value = formatInput(input, input.value);
  }
  form.dispatchEvent(new Event("input"));
}

async function copyLink() {
  if (await writeToClipboard(pageLink(), "link"))
    showToast({ title: "Link copied!", description: "Anyone who opens it sees your numbers." });
}
