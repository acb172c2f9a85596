const pattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Returns the reference that a visitor can quote on the phone: the last eight characters of a stored id, `K7M2-9QXD`. */
export function referenceOf(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/** Returns whether a text has the shape of a reference. Pages show no other text from their URL. */
export function isReference(text: string): boolean {
  return pattern.test(text);
}
