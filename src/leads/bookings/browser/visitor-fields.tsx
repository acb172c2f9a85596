import { FormField, shownFields } from "../../forms/browser/index.ts";
import type { FieldErrors, FieldTexts } from "../../forms/index.ts";

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
