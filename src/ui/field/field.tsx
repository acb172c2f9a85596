import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { WarningIcon } from "../icons/icons.tsx";
import { joinClasses } from "../join-classes.ts";

interface FieldWords {
  label: ReactNode;
  /** Message under the field; marks it invalid and is read with it. */
  error?: string | undefined;
  /** Says 'Optional' beside the label. */
  optional?: boolean | undefined;
}

type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label and error around one control, joined so that nobody can forget it. */
function Field({
  label,
  error,
  optional,
  children,
}: FieldWords & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const optionalId = optional ? `${id}-optional` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {optional && (
          <span id={optionalId} className="field-optional">
            Optional
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": joinClasses(optionalId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          <WarningIcon size={17} />
          {error}
        </p>
      )}
    </div>
  );
}

/** A one-line field with its label and error. Everything else is passed to the `input`. */
export function TextField({
  label,
  error,
  optional,
  ...input
}: FieldWords & Omit<ComponentProps<"input">, "id" | "className">) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  );
}

/** A field of several lines with its label and error. It grows with what is typed. */
export function TextAreaField({
  label,
  error,
  optional,
  ...textarea
}: FieldWords & Omit<ComponentProps<"textarea">, "id" | "className">) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(wiring) => <textarea rows={5} {...textarea} {...wiring} className="input" />}
    </Field>
  );
}
