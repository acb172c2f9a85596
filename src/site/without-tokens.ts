/**
 * Removes the tokens of secret pages from any string, percent-encoded or not: `/booking/{token}` becomes `/booking`,
 * `call={token}` becomes `call=`, and `preview={token}` becomes `preview`. Whoever has a token can open and use its page, so
 * tokens must never be stored or logged.
 */
export function withoutTokens(text: string): string {
  return text
    .replace(/((?:\/|%2f)(?:bookings?|owner|calendar))(?:\/|%2f)[^\s?#&]*/gi, "$1")
    .replace(/((?:[?&]|%3f|%26)call(?:=|%3d))[^\s#&%]*/gi, "$1")
    .replace(/((?:[?&]|%3f|%26)preview)(?:=|%3d)(?:(?!%26)[^\s#&])*/gi, "$1");
}
