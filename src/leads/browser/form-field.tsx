import type { ComponentProps } from "react";
import { TextAreaField, TextField } from "../../ui/index.ts";
import {
  completeLinkedinUrl,
  type FieldErrors,
  type FieldName,
  fields,
  type InputName,
  type InputTexts,
} from "../index.ts";

interface Input {
  label: string;
  /** The field that it fills, and under which its errors come back, where that has another name. */
  fills?: FieldName;
  type?: "email" | "url";
  autoComplete?: string;
  placeholder?: string;
}

/** How each input looks, in whatever form it stands; the slot is a choice of its own. */
const inputs: Record<Exclude<InputName, "slotStart">, Input> = {
  email: { label: "Email", type: "email", autoComplete: "email" },
  firstName: { label: "First Name", autoComplete: "given-name" },
  lastName: { label: "Last Name", autoComplete: "family-name" },
  company: { label: "Company", autoComplete: "organization" },
  linkedinUrl: {
    label: "LinkedIn URL",
    type: "url",
    autoComplete: "url",
    placeholder: "linkedin.com/in/your-name",
  },
  message: { label: "Message" },
  fullName: { label: "Full Name", fills: "firstName", autoComplete: "name" },
  companyName: { label: "Company Name", fills: "company", autoComplete: "organization" },
  workEmail: { label: "Work Email", fills: "email", type: "email", autoComplete: "email" },
};

/** The name of an input that a form can draw. */
export type DrawnInput = keyof typeof inputs;

/** The field under which an input's errors come back. */
export function fieldOf(name: DrawnInput): FieldName {
  return inputs[name].fills ?? (name as FieldName);
}

/**
 * One input of a form: its name, label and longest text by the contract, with what it starts with and what is wrong with
 * it. `required` is the browser's own demand; a field that is neither that nor optional is announced as required.
 */
export function FormField({
  name,
  errors,
  values = {},
  label,
  required = false,
  optional = false,
  autoFocus = false,
}: {
  name: DrawnInput;
  errors: FieldErrors;
  values?: InputTexts;
  /** In place of the usual one. */
  label?: string;
  required?: boolean;
  optional?: boolean;
  autoFocus?: boolean;
}) {
  const { fills: _, ...input } = inputs[name];
  const field = {
    ...input,
    ...(label && { label }),
    name,
    optional,
    required,
    autoFocus,
    maxLength: fields[fieldOf(name)].maxChars,
    defaultValue: values[name],
    error: errors[fieldOf(name)],
    ...(!optional && { "aria-required": true }),
  } satisfies Partial<ComponentProps<typeof TextField>>;
  if (name === "message") return <TextAreaField {...field} />;
  if (name === "linkedinUrl") return <TextField {...field} inputMode="url" ref={completeOnChange} />;
  return <TextField {...field} />;
}

/**
 * An address typed without its scheme is completed before the browser's own URL check can refuse it (decisions: Forms).
 * React's `onChange` is the browser's `input`; the real `change` needs a listener of its own.
 */
function completeOnChange(input: HTMLInputElement | null) {
  if (!input) return undefined;
  const complete = () => {
    input.value = completeLinkedinUrl(input.value);
  };
  input.addEventListener("change", complete);
  return () => input.removeEventListener("change", complete);
}
