const pattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** What a visitor may quote on the phone: the last eight characters of a stored id, as `K7M2-9QXD`. */
export function referenceOf(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/** Whether a text has the shape of a reference. A page shows no other text from its URL. */
export function isReference(text: string): boolean {
  return pattern.test(text);
}
