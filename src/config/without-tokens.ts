/**
 * Removes the tokens of secret pages from any string, percent-encoded or not: `/booking/{token}` becomes `/booking`, and
 * `call={token}` becomes `call=`. Anyone with a token can open and use its page, so tokens must never be stored or logged.
 */
export function withoutTokens(text: string): string {
  return text
    .replace(/((?:\/|%2f)(?:bookings?|owner|calendar))(?:\/|%2f)[^\s?#&]*/gi, "$1")
    .replace(/((?:[?&]|%3f|%26)(?:call|preview)(?:=|%3d))(?:(?!%26)[^\s#&])*/gi, "$1");
}
