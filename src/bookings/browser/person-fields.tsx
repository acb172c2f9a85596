import { FormField } from "../../leads/browser/form-field.tsx";
import type { FieldErrors, InputTexts } from "../../leads/index.ts";

const inputs = [
  { name: "firstName" },
  { name: "lastName", optional: true },
  { name: "email" },
  { name: "message", optional: true, label: "What is it about?" },
] as const;

/** Who asks for a call (decisions: Scheduling). */
export function PersonFields({
  errors,
  values,
  takesFocus = false,
}: {
  errors: FieldErrors;
  values: InputTexts;
  /** Whether the first that fails takes the focus as the page comes. */
  takesFocus?: boolean;
}) {
  const failing = takesFocus ? inputs.find(({ name }) => errors[name])?.name : undefined;
  return inputs.map((input) => (
    <FormField
      key={input.name}
      {...input}
      errors={errors}
      values={values}
      autoFocus={input.name === failing}
    />
  ));
}
