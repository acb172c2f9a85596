import { type ComponentProps, useCallback } from "react";
import { isEmail } from "#platform/email.ts";
import { TextAreaField, TextField } from "#platform/ui/field/field.tsx";
import {
  type FieldErrors,
  type FieldName,
  type FieldTexts,
  type FormType,
  fieldOf,
  formFieldsOf,
  namesOf,
  type SubmissionMode,
} from "../index.ts";

/** Lists the form fields that have an input, in order. Excludes the slot, which has its own control. */
export function shownFields(form: FormType, mode: SubmissionMode): FieldName[] {
  const fields = formFieldsOf(form, mode);
  return namesOf(fields).filter((name) => fields[name]?.input !== null && name !== "slotStart");
}

/**
 * An input built from the tables of fields and forms. `required` turns on the browser's own validation; without it,
 * screen readers still announce required fields. The alert's field gets focus through `useFailingFieldFocus`, or
 * through `autofocus` without JavaScript. `isBlank` marks the field as invalid without a message.
 */
export function FormField({
  form,
  mode,
  name,
  errors,
  texts,
  required = false,
  isBlank = false,
}: {
  form: FormType;
  mode: SubmissionMode;
  name: FieldName;
  errors: FieldErrors;
  texts?: Partial<FieldTexts> | undefined;
  required?: boolean;
  isBlank?: boolean;
}) {
  const { type, autocomplete, placeholder, maxChars, isMultiline, complete, ...field } = fieldOf(name);
  const demands = formFieldsOf(form, mode)[name];
  const input = demands?.input;
  const optional = demands?.required === undefined;
  const isAlerted = namesOf(errors)[0] === name;
  const text = texts && (input?.join?.(texts) ?? texts[name]);
  const props = {
    ...(type && { type }),
    autoComplete: input?.autocomplete ?? autocomplete,
    placeholder,
    label: input?.label ?? field.label,
    name: input?.name ?? name,
    optional,
    required: required && !optional,
    ...(isAlerted && { autoFocus: true, "data-alerted": "" }),
    maxLength: maxChars,
    defaultValue: text || undefined,
    error: errors[name],
    ...(!optional && { "aria-required": true }),
    invalid: isBlank,
  } satisfies Partial<ComponentProps<typeof TextField>>;
  const ref = useChangeListener(type === "url" ? complete : undefined);
  if (isMultiline) return <TextAreaField {...props} />;
  if (type === "url" || type === "email") return <TextField {...props} inputMode={type} ref={ref} />;
  return <TextField {...props} />;
}

/**
 * On `change`, before the browser's own validation can reject the value, completes a URL (spec: Forms), or lets an email
 * address in any script pass: Chrome rejects all but ASCII before the @. It can't use `onChange`, because React fires that
 * on every `input` event.
 */
function useChangeListener(completeUrl: ((text: string) => string) | undefined) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return undefined;
      const listener = () => {
        if (completeUrl) {
          input.value = completeUrl(input.value);
          return;
        }
        input.type = "email";
        if (input.validity.typeMismatch && isEmail(input.value)) input.type = "text";
      };
      input.addEventListener("change", listener);
      return () => input.removeEventListener("change", listener);
    },
    [completeUrl],
  );
}
