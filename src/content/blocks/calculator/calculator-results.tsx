import { authorInputs, compute, listVerdict, showValue } from "../../models/compute.ts";
import type { Model, Values } from "../../models/model.ts";

interface ResultsProps {
  model: Model;
  values: Values;
}

const isLabeled = ({ label }: Model["results"][number]) => label !== undefined;

/** The verdict around its number, or else the first result. It stays in view while the reader types. */
export function CalculatorAnswer({ model, values }: ResultsProps) {
  const verdict = listVerdict(model, values);
  return (
    <div className="calculator-answer">
      {verdict.length > 0 ? (
        <p role="status" className="calculator-verdict">
          {verdict.map(({ id, text }, position) =>
            id === undefined ? (
              text
            ) : (
              // Without a role, because the whole sentence is announced, not the number alone.
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered.
              <output key={position} role="none" data-result={id}>
                {text}
              </output>
            ),
          )}
        </p>
      ) : (
        <ResultList model={model} values={values} results={model.results.filter(isLabeled).slice(0, 1)} />
      )}
    </div>
  );
}

/** The labeled results, without one that stands for the verdict. */
export function CalculatorResults({ model, values }: ResultsProps) {
  const start = listVerdict(model, values).length > 0 ? 0 : 1;
  return <ResultList model={model} values={values} results={model.results.filter(isLabeled).slice(start)} />;
}

/** Results, each with the author's value if it differs. */
function ResultList({ model, values, results }: ResultsProps & Pick<Model, "results">) {
  if (results.length === 0) return null;
  const own = compute(model, authorInputs(model));
  return (
    <dl className="calculator-results">
      {results.map(({ id, label }) => {
        const shown = showValue(model, id, values);
        const author = showValue(model, id, own);
        return (
          <div key={id}>
            <dt className="flex-1 text-sm text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap-reverse items-baseline justify-end gap-x-2.5">
              {shown !== author && <span className="field-hint">ours: {author}</span>}
              <output data-result={id} aria-live="off" className="figure-value text-xl leading-tight">
                {shown}
              </output>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
