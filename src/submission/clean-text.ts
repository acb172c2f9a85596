/** Half of a pair without its other half: no database and no mail can hold it. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Marks that turn the direction of the text around them. Arabic and Hebrew letters need none of them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlsOfMessage = /(?![\n\t])\p{Cc}/gu;

/**
 * A text of one line as it is judged and stored: trimmed, tabs as spaces, lone surrogates replaced by U+FFFD,
 * direction overrides removed. What `hasUnusableCharacters` finds afterwards is refused, not repaired.
 */
export function cleanLine(text: string): string {
  return replaceUnstorable(text).replaceAll("\t", " ").trim();
}

/** A text of many lines as it is judged and stored: as `cleanLine`, but line breaks (as `\n`) and tabs stay, other controls go. */
export function cleanMessage(text: string): string {
  return replaceUnstorable(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replace(controlsOfMessage, "")
    .trim();
}

/** Whether a cleaned line still holds a line break or a control character, which must never reach a mail header. */
export function hasUnusableCharacters(line: string): boolean {
  return controls.test(line);
}

function replaceUnstorable(text: string): string {
  return text.replace(loneSurrogates, "\ufffd").replace(directionOverrides, "");
}
