import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { WarningIcon } from "../icons/icons.tsx";
import { joinClasses } from "../join-classes.ts";

interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  /** Marks the field as invalid; an `error` does too. */
  invalid?: boolean | undefined;
  optional?: boolean | undefined;
}

type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

function Field({
  label,
  error,
  invalid,
  optional,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
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
        "aria-invalid": error || invalid ? true : undefined,
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

/** A one-line field. Other props go to the `input`. */
export function TextField({
  label,
  error,
  invalid,
  optional,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id" | "className">) {
  return (
    <Field label={label} error={error} invalid={invalid} optional={optional}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  );
}

/** A multi-line field that grows with its content. */
export function TextAreaField({
  label,
  error,
  invalid,
  optional,
  ...textarea
}: FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">) {
  return (
    <Field label={label} error={error} invalid={invalid} optional={optional}>
      {(wiring) => <textarea rows={5} {...textarea} {...wiring} className="input" />}
    </Field>
  );
}
