import { FormField, shownFields } from "../../leads/browser/index.ts";
import type { FieldErrors, FieldTexts } from "../../leads/index.ts";

const names = shownFields("schedule", "full");

/** The fields about the person who books. */
export function VisitorFields({
  errors,
  texts,
  takesFocus = false,
}: {
  errors: FieldErrors;
  texts: Partial<FieldTexts> | undefined;
  /** Whether the first invalid field takes the focus when the page loads. */
  takesFocus?: boolean;
}) {
  const invalid = takesFocus ? names.find((name) => errors[name]) : undefined;
  return names.map((name) => (
    <FormField
      key={name}
      form="schedule"
      mode="full"
      name={name}
      errors={errors}
      texts={texts}
      autoFocus={name === invalid}
    />
  ));
}
