import { cleanLine, cleanMessage } from "./clean-text.ts";
import { eachField, type FieldTexts, fieldNames, fields } from "./fields.ts";
import { completeLinkedinUrl } from "./linkedin-url.ts";

/** The inputs of forms: a field each, and the modal's and the report form's own (spec 3). */
export const inputNames = [...fieldNames, "fullName", "companyName", "workEmail"] as const;
export type InputName = (typeof inputNames)[number];

/** What a form's inputs hold, cleaned; an input that the form does not have is left out. */
export type InputTexts = Partial<Record<InputName, string>>;

/** Takes a form's inputs out of a post or of the browser's form data. Texts are cleaned here and nowhere else. */
export function readInputs(given: Readonly<Record<string, unknown>>): InputTexts {
  const texts: InputTexts = {};
  for (const name of inputNames) {
    const text = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof text === "string") texts[name] = isMultiline(name) ? cleanMessage(text) : cleanLine(text);
  }
  return texts;
}

/** The fields that the inputs fill: a full name is split, an address without its scheme completed (spec 5). */
export function toFields(inputs: InputTexts): FieldTexts {
  const texts = eachField((name) => inputs[name] ?? "");
  if (!texts.firstName) {
    const { firstName, lastName } = splitFullName(inputs.fullName ?? "");
    Object.assign(texts, { firstName, lastName: texts.lastName || lastName });
  }
  texts.email ||= inputs.workEmail ?? "";
  texts.company ||= inputs.companyName ?? "";
  texts.linkedinUrl = completeLinkedinUrl(texts.linkedinUrl);
  return texts;
}

/** Splits at the first space; a single word is the first name and the last name stays empty (spec 5). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: cleanLine(name.slice(0, space)), lastName: cleanLine(name.slice(space)) };
}

/** First and last name as one, where either is given. */
export function joinFullName({ firstName, lastName }: Pick<FieldTexts, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

function isMultiline(name: InputName): boolean {
  return fieldNames.some((field) => field === name && "isMultiline" in fields[field]);
}
