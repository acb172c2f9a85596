import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { WarningIcon } from "../icons/index.ts";
import { joinClasses } from "./join-classes.ts";

interface FieldWords {
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** Message under the field; marks it invalid and is read with it. */
  error?: string | undefined;
  /** Says 'Optional' beside the label. */
  optional?: boolean;
  className?: string;
}

type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label, hint and error around one control, joined so that nobody can forget it. */
function Field({
  id,
  words: { label, hint, error, optional, className },
  children,
}: {
  id: string | undefined;
  words: FieldWords;
  children: (wiring: Wiring) => ReactNode;
}) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const optionalId = optional ? `${controlId}-optional` : undefined;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={joinClasses("field", className)}>
      <div className="field-label">
        <label htmlFor={controlId}>{label}</label>
        {optional && (
          <span id={optionalId} className="field-optional">
            Optional
          </span>
        )}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": joinClasses(optionalId, hintId, errorId) || undefined,
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

/** A one-line field with its label, hint and error. Everything else is passed to the `input`. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  className,
  id,
  ...input
}: FieldWords & Omit<ComponentProps<"input">, "className">) {
  const words: FieldWords = { label, hint, error, optional, ...(className && { className }) };
  return (
    <Field id={id} words={words}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  );
}

/** A field of several lines with its label, hint and error. It grows with what is typed. */
export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  className,
  id,
  ...textarea
}: FieldWords & Omit<ComponentProps<"textarea">, "className">) {
  const words: FieldWords = { label, hint, error, optional, ...(className && { className }) };
  return (
    <Field id={id} words={words}>
      {(wiring) => <textarea rows={5} {...textarea} {...wiring} className="input" />}
    </Field>
  );
}
