const pattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** What a visitor quotes on the phone: the last eight characters of a lead's id, `K7M2-9QXD`. */
export function referenceOf(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/** Checks a reference from a URL before a page shows it. */
export function isReference(text: string): boolean {
  return pattern.test(text);
}
