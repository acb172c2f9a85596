import { parseUrl } from "./parse-url.ts";

/** The limit from RFC 5321. */
export const maxEmailChars = 254;

/** Signs after which a joiner changes how a conjunct is written (RFC 5892, A.1 and A.2). */
const virama = "[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]";
const joined = `${virama}[\u200c\u200d](?=\\p{L})|(?=\\p{L})\\p{Script=Arabic}\u200c(?=\\p{Script=Arabic})`;
/** Letters with their marks. Excludes invisible characters that no script needs, and stacks of marks (UTS 39, 5.4). */
const wordOf = (others: string) =>
  `(?!\\p{M})(?:${joined}|(?!\\p{DI}|\\p{Mn}{5})[\\p{L}\\p{Mn}\\p{Mc}${others}])+`;

/** Excludes comments, quotes and brackets, which email parsers might interpret differently. */
const atom = wordOf("\\p{N}!#$%&'*+/=?^_`{|}~\\-");
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, "u");
/** Uses `Nd` instead of `N`, because domains are normalized before the lookup, which turns `⒈` into `1.`. */
const domainLabel = new RegExp(`^(?!-|.*-$)${wordOf("\\p{Nd}\\-")}$`, "u");
/** An encoded word (RFC 2047), which email clients would decode into a different address. */
const encodedWord = /=\?.*\?=/;

/** Accepts a single plain address, `name@domain.tld`, in any script (spec 5). */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailChars) return false;
  const [local, domain] = splitEmail(text);
  const labels = domain.split(".");
  const ascii = toAscii(domain) ?? "";
  return (
    local.length <= 64 &&
    localPart.test(local) &&
    !encodedWord.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "") &&
    ascii !== "" &&
    local.length + 1 + ascii.length <= maxEmailChars &&
    ascii.split(".").every((label) => label.length <= 63)
  );
}

/** Returns the address as mail servers and links need it: composed (NFC), and with its domain in ASCII. */
export function toMailbox(email: string): string {
  const [local, domain] = splitEmail(email.normalize());
  return local && `${local}@${toAscii(domain) ?? domain}`;
}

/** Returns the same text for all spellings of an address. Doesn't depend on a locale: `İ` isn't `i`. */
export function foldEmail(email: string): string {
  return foldCase(toMailbox(email) || email);
}

export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ").normalize();
}

/** Returns whether only mail servers with the SMTPUTF8 extension can use the address. */
export function needsSmtpUtf8(email: string): boolean {
  return /[^\0-\x7f]/.test(splitEmail(email)[0]);
}

/** Encodes what RFC 6068 requires, and no more. */
export function mailtoUrl(email: string): string {
  const [local, domain] = splitEmail(toMailbox(email));
  return `mailto:${encodeURI(local).replace(/[/?#&=]/g, encodeURIComponent)}@${domain}`;
}

function splitEmail(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf("@");
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}

/** Returns `undefined` if DNS can't have such a domain. */
function toAscii(domain: string): string | undefined {
  return parseUrl(`http://${domain}`)?.hostname;
}
