import { cleanLine, cleanMessage, hasUnusableCharacters } from "./clean-text.ts";
import { eachField, type FieldName, type FieldTexts, fieldOf, namesOf } from "./fields.ts";
import { type FormInput, type FormType, formFieldsOf, submissionModes } from "./forms.ts";

/** Lists the inputs of a form whose names differ from the fields that they fill. */
export function renamedInputsOf(
  formType: FormType,
): Array<{ fills: FieldName; name: string; input: FormInput }> {
  return submissionModes.flatMap((mode) => {
    const form = formFieldsOf(formType, mode);
    return namesOf(form).flatMap((fills) => {
      const input = form[fills]?.input;
      return input?.name ? [{ fills, name: input.name, input }] : [];
    });
  });
}

/**
 * Reads a form's texts from a request body or form data, by the names of fields and inputs, and cleans and completes
 * them. A line with a control character stays as it is, so that it is refused: splitting and parsing URLs would drop the
 * character and keep what follows.
 */
export function readTexts(formType: FormType, given: Readonly<Record<string, unknown>>): FieldTexts {
  const texts = eachField((name) => cleanField(name, given[name]));
  for (const { fills, name, input } of renamedInputsOf(formType)) {
    const text = cleanField(fills, given[name]);
    const split = hasUnusableCharacters(text) ? undefined : input.split?.(text);
    const parts: Partial<FieldTexts> = texts[fills] ? {} : (split ?? { [fills]: text });
    for (const part of namesOf(parts)) texts[part] ||= parts[part] ?? "";
  }
  return eachField((name) => {
    const text = texts[name];
    return hasUnusableCharacters(text) ? text : (fieldOf(name).complete?.(text) ?? text);
  });
}

function cleanField(name: FieldName, text: unknown): string {
  if (typeof text !== "string") return "";
  return fieldOf(name).isMultiline ? cleanMessage(text) : cleanLine(text);
}
