const pattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Returns the reference that a visitor quotes: the last eight characters of the lead's id, `K7M2-9QXD`. */
export function referenceOf(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/** Validates a reference, for example before a page shows one from its URL. */
export function isReference(text: string): boolean {
  return pattern.test(text);
}
