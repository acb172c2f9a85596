/** Half of a pair without its other half: neither a database nor a mail can store it. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Marks that turn the direction of the text around them. Arabic and Hebrew letters need none of them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Takes no place on a screen, or a blank one: joiners, soft hyphens, Hangul fillers, tags, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controlsOfMessage = /(?![\n\t])\p{Cc}/gu;

/**
 * Cleans a text of one line for checks and the store: trimmed, tabs as spaces, lone surrogates replaced by U+FFFD,
 * direction overrides removed; empty where nothing in it can be seen. What `hasUnusableCharacters` finds afterwards is
 * refused, not repaired.
 */
export function cleanLine(text: string): string {
  return emptyIfBlank(replaceUnstorable(text).replaceAll("\t", " ").trim());
}

/** Cleans a text of one line that is never refused: as `cleanLine`, with spaces for line breaks and control characters. */
export function cutToLine(text: string, maxChars: number): string {
  return cleanLine(text.slice(0, maxChars).replace(controls, " "));
}

/** Cleans a text of many lines: as `cleanLine`, but line breaks (as `\n`) and tabs stay, other controls go. */
export function cleanMessage(text: string): string {
  return emptyIfBlank(
    replaceUnstorable(text)
      .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
      .replace(controlsOfMessage, "")
      .trim(),
  );
}

/** Whether a cleaned line still contains a line break or a control character, which must never reach a mail header. */
export function hasUnusableCharacters(line: string): boolean {
  return line.search(controls) !== -1;
}

/** Removes invisible characters, for checks alone: joiners belong to names in many scripts. */
export function visiblePart(text: string): string {
  return text.replace(invisible, "").trim();
}

function emptyIfBlank(text: string): string {
  return visiblePart(text) && text;
}

function replaceUnstorable(text: string): string {
  return text.replace(loneSurrogates, "\ufffd").replace(directionOverrides, "");
}
