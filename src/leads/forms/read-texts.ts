import { eachField, type FieldName, type FieldTexts, fieldOf, namesOf } from "./fields.ts";
import { type FormInput, type FormType, formFieldsOf, submissionModes } from "./forms.ts";

/** Matches unpaired surrogates, which can't be stored in a database or sent in an email. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Matches characters that change the direction of the text around them. Arabic and Hebrew don't need them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Matches invisible characters: joiners, soft hyphens, Hangul fillers, tags and the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controlsOfMessage = /(?![\n\t])\p{Cc}/gu;

/** Lists a form's inputs whose names differ from the fields that they fill. */
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

/** Reads a form's text fields from a request body or form data, by field and input names. */
export function readTexts(formType: FormType, given: Readonly<Record<string, unknown>>): FieldTexts {
  const texts = eachField((name) => readField(name, given[name]));
  for (const { fills, name, input } of renamedInputsOf(formType)) {
    if (texts[fills]) continue;
    const text = readField(fills, given[name]);
    const parts = hasUnusableCharacters(text) ? undefined : input.split?.(text);
    if (!parts) texts[fills] = text;
    else for (const part of namesOf(parts)) texts[part] ||= readField(part, parts[part]);
  }
  return texts;
}

/**
 * Cleans and completes a text. A line with a control character isn't completed, so that validation rejects it: parsing it as
 * a URL would silently drop the character.
 */
function readField(name: FieldName, given: unknown): string {
  if (typeof given !== "string") return "";
  const { isMultiline, complete } = fieldOf(name);
  if (isMultiline) return cleanMessage(given);
  const line = cleanLine(given);
  return complete && !hasUnusableCharacters(line) ? complete(line) : line;
}

/**
 * Cleans a single-line value for validation and the store: trims it, turns tabs into spaces, replaces lone surrogates
 * with U+FFFD and removes direction overrides. Returns "" if nothing is visible. Keeps the characters that
 * `hasUnusableCharacters` finds, so that they are rejected.
 */
export function cleanLine(text: string): string {
  return emptyIfBlank(replaceUnstorable(text).replaceAll("\t", " ").trim());
}

/** Like `cleanLine`, but for values that are never rejected: turns line breaks and control characters into spaces. */
export function cutToLine(text: string, maxChars: number): string {
  return cleanLine(text.slice(0, maxChars).replace(controls, " "));
}

/** Like `cleanLine`, but keeps tabs and line breaks (as `\n`) and removes other control characters. */
export function cleanMessage(text: string): string {
  return emptyIfBlank(
    replaceUnstorable(text)
      .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
      .replace(controlsOfMessage, "")
      .trim(),
  );
}

/** Returns whether a cleaned line has line breaks or control characters, which must never reach an email header. */
export function hasUnusableCharacters(line: string): boolean {
  return line.search(controls) !== -1;
}

/** Removes invisible characters. Use it only for checks, because names in many scripts need joiners. */
export function visiblePart(text: string): string {
  return text.replace(invisible, "").trim();
}

function emptyIfBlank(text: string): string {
  return visiblePart(text) && text;
}

function replaceUnstorable(text: string): string {
  return text.replace(loneSurrogates, "\ufffd").replace(directionOverrides, "");
}
