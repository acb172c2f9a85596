/** RFC 5321. */
export const maxEmailChars = 254;

/** No comments, quotes or brackets: nothing that two mail parsers could read differently. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** `Nd`, not `N`: domains are normalized before the lookup, and `⒈` becomes `1.`. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}-]*[\p{L}\p{Nd}\p{M}])?$/u;
/** RFC 2047: mail programs would decode it into a different address. */
const encodedWord = /=\?.*\?=/;

/** Accepts one plain address `name@domain.tld`, with international domains (spec 5). */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailChars) return false;
  const at = text.indexOf("@");
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    !encodedWord.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
