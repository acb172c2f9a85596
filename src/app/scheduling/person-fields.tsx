import type { FieldErrors, InputTexts } from "../../submission/index.ts";
import { FormField } from "../contact/sending/form-field.tsx";

/** Who asks for a call (decisions: Scheduling). */
export function PersonFields({ errors, values }: { errors: FieldErrors; values: InputTexts }) {
  return (
    <>
      <FormField name="firstName" errors={errors} values={values} />
      <FormField name="lastName" errors={errors} values={values} optional />
      <FormField name="email" errors={errors} values={values} />
      <FormField
        name="message"
        label="What would you like to talk about?"
        errors={errors}
        values={values}
        optional
      />
    </>
  );
}
