import { type KeyboardEvent, type ReactNode, useState } from "react";
import { TextField } from "#platform/ui/field/field.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { formatInput, nameInput, parseNumber } from "../../models/format.ts";
import type { ModelInput } from "../../models/model.ts";
import type { ReadInput } from "../../models/read-inputs.ts";

/** The model's first inputs are always in view, the others folded. */
const SHOWN = 3;

interface CalculatorField extends Omit<ReadInput, "problem"> {
  problem: string | undefined;
}

/** The inputs. `problems` has the errors to show, by position. */
export function CalculatorFields({
  read,
  problems,
  isChanged,
}: {
  read: readonly ReadInput[];
  problems: readonly (string | undefined)[];
  /** Paper shows the fields only if the reader changed a number. */
  isChanged: boolean;
}) {
  const fields = read.map((field, index) => ({ ...field, problem: problems[index] }));
  const [shown, folded] = [fields.slice(0, SHOWN), fields.slice(SHOWN)];
  const [isOpen, setOpen] = useState(folded.some(isTouched));
  return (
    <>
      {!isChanged && (
        <p className="text-sm text-ink-soft not-print:hidden">
          {shown.map(({ input, text }) => `${nameInput(input)}: ${text}`).join("; ")}
        </p>
      )}
      <div className={joinClasses("flex flex-col gap-1", !isChanged && "print:hidden")}>
        <FieldRow fields={shown} />
        {folded.length > 0 && (
          <details
            className="calculator-more"
            open={isOpen || folded.some(({ problem }) => problem !== undefined)}
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary>
              <span className="link">More inputs</span>
            </summary>
            <div className="flex flex-col gap-4 pt-3">
              {groupFields(folded).map((group) => (
                <FieldRow key={group[0]?.input.id} title={group[0]?.input.group} fields={group} />
              ))}
            </div>
          </details>
        )}
      </div>
    </>
  );
}

function FieldRow({ title, fields }: { title?: string | undefined; fields: readonly CalculatorField[] }) {
  return (
    <fieldset className="calculator-inputs">
      {title && <legend className="mb-3 text-sm font-semibold text-ink-soft">{title}</legend>}
      {fields.map(({ input, text, problem }) => (
        <TextField
          key={input.id}
          label={labelOf(input)}
          name={input.id}
          inputMode={input.min < 0 ? "text" : "decimal"}
          defaultValue={text}
          error={problem}
          onFocus={({ target }) => {
            // Typing then replaces our number.
            if (target.value === target.defaultValue) target.select();
          }}
          onKeyDown={(event) => step(input, event)}
        />
      ))}
    </fieldset>
  );
}

function isTouched({ input, value, problem }: CalculatorField): boolean {
  return value !== input.value || problem !== undefined;
}

/** An input with a `group` starts a group. */
function groupFields(fields: readonly CalculatorField[]): CalculatorField[][] {
  const groups: CalculatorField[][] = [];
  for (const field of fields) {
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

/** Moves the value one step up or down, within its range, if the key is an arrow key. */
function step(input: ModelInput, event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const value = parseNumber(field.value, input.unit);
  if (direction === undefined || value === undefined) return;
  event.preventDefault();
  const next = value + direction * input.step;
  field.value = formatInput(input, Math.min(input.max, Math.max(input.min, next)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
