/** RFC 5545, 3.1. */
const maxLineBytes = 75;

/** Writes an iCalendar file (RFC 5545). */
export function writeCalendar(properties: readonly string[], events: readonly (readonly string[])[]): string {
  const lines = [
    ...["BEGIN:VCALENDAR", ...properties],
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Returns a property with a text value. */
export function textProperty(name: string, words: string): string {
  const escaped = cleanText(words)
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");
  return `${name}:${escaped}`;
}

/** Breaks a line into continuations without splitting a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Removes control characters and lone surrogates, which aren't allowed in a calendar file. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "");
}
