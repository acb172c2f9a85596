import ICAL from "ical.js";

// RFC 5545, 3.1 allows 75 bytes per line, but the library doesn't count the space that starts a continuation line.
ICAL.foldLength = 74;

/** A property, component or file in the library's array form (RFC 7265). */
export const writeCalendar: (calendar: unknown[]) => string = ICAL.stringify;

export function textProperty(name: string, words: string) {
  return [name, {}, "text", cleanText(words)];
}

/** Removes control characters and lone surrogates, which aren't allowed in a calendar file. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "");
}
