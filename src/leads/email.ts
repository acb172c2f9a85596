/** The limit from RFC 5321. */
export const maxEmailChars = 254;

/** Excludes comments, quotes and brackets, which email parsers might interpret differently. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Uses `Nd` instead of `N`, because domains are normalized before the lookup, which turns `⒈` into `1.`. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}-]*[\p{L}\p{Nd}\p{M}])?$/u;
/** An encoded word (RFC 2047), which email clients would decode into a different address. */
const encodedWord = /=\?.*\?=/;

/** Accepts a single plain address, `name@domain.tld`, including international domains (spec 5). */
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
