/**
 * An entry of a list for the eye: its lines but the empty ones, all after the first indented, those of a message as well.
 * Nothing a stranger typed moves the cursor: controls are gone since it was stored.
 */
export function formatEntry(lines: readonly string[]): string {
  return `${lines.filter(Boolean).join("\n").replaceAll("\n", "\n  ")}\n\n`;
}
