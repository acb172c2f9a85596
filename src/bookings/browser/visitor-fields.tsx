import { FormField, shownFields } from "../../leads/browser/index.ts";
import type { FieldErrors, FieldTexts } from "../../leads/index.ts";

const names = shownFields("schedule", "full");

export function VisitorFields({
  errors,
  texts,
}: {
  errors: FieldErrors;
  texts: Partial<FieldTexts> | undefined;
}) {
  return names.map((name) => (
    <FormField key={name} form="schedule" mode="full" name={name} errors={errors} texts={texts} />
  ));
}
