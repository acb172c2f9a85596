import { cleanLine, cleanMessage } from "./clean-text.ts";
import { isEmail } from "./email.ts";
import type { FieldTexts } from "./field-rules.ts";
import type { FormType, SubmissionMode } from "./form-type.ts";
import { splitFullName } from "./full-name.ts";
import { maxChars } from "./limits.ts";
import { parseLinkedinUrl } from "./linkedin-url.ts";
import type { SubmissionOutcome, TypedName } from "./outcome.ts";
import type { Submission } from "./submission.ts";
import type { ReadBody } from "./submission-body.ts";

const typedNames = [
  "linkedinUrl",
  "firstName",
  "lastName",
  "email",
  "company",
  "message",
  "fullName",
  "companyName",
  "workEmail",
] as const satisfies readonly TypedName[];

/** Everything typed, cleaned, to be drawn into the form again. Empty inputs are left out. */
export function typedValues(body: ReadBody): SubmissionOutcome["values"] {
  const values: SubmissionOutcome["values"] = {};
  for (const name of typedNames) {
    const text = name === "message" ? cleanMessage(body[name]) : cleanLine(body[name]);
    if (text) values[name] = text;
  }
  return values;
}

/** The cleaned texts by field; inputs of the report form and a full name take their place where a field is empty. */
export function postedTexts(body: ReadBody): Required<FieldTexts> {
  const split = splitFullName(cleanLine(body.fullName));
  const firstName = cleanLine(body.firstName);
  return {
    firstName: firstName || split.firstName,
    lastName: cleanLine(body.lastName) || (firstName ? "" : split.lastName),
    email: cleanLine(body.email) || cleanLine(body.workEmail),
    company: cleanLine(body.company) || cleanLine(body.companyName),
    linkedinUrl: cleanLine(body.linkedinUrl),
    message: cleanMessage(body.message),
  };
}

/**
 * Texts that failed their check, made to fit a row and a mail all the same: cut, on one line, and no e-mail address
 * that is none. For posts that go into quarantine whatever they hold.
 */
export function fitTexts(texts: Required<FieldTexts>): Required<FieldTexts> {
  const fitLine = (name: keyof FieldTexts) => measuredText(texts[name], maxChars[name]);
  return {
    firstName: fitLine("firstName"),
    lastName: fitLine("lastName"),
    email: isEmail(texts.email) ? texts.email : "",
    company: fitLine("company"),
    linkedinUrl: fitLine("linkedinUrl"),
    message: cleanMessage(texts.message.slice(0, maxChars.message)),
  };
}

/** The submission that is stored. `texts` are those of the body, checked or made to fit. */
export function toSubmission(
  formType: FormType,
  mode: SubmissionMode,
  body: ReadBody,
  texts: Required<FieldTexts>,
): Submission {
  const source = pageAddress(body.source);
  return {
    formType,
    mode,
    ...texts,
    linkedinUrl: parseLinkedinUrl(texts.linkedinUrl) ?? "",
    source: source?.href ?? "",
    sourcePath: sitePath(body.sourcePath) || (source?.pathname ?? ""),
    signalSlug: /^[a-z\d-]{1,120}$/.test(body.signalSlug) ? body.signalSlug : "",
    screenSize: measuredText(body.screenSize, 32),
    devicePixelRatio: measuredText(body.devicePixelRatio, 16),
    browserLanguage: measuredText(body.browserLanguage, 40),
    timezone: measuredText(body.timezone, 64),
  };
}

const maxAddressChars = 2000;

/** The page's address without its hash; nothing that is no http(s) address, because operators click on it. */
export function pageAddress(text: string): URL | undefined {
  if (text.length > maxAddressChars || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = "";
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function sitePath(text: string): string {
  const path = measuredText(text, maxAddressChars);
  return path.startsWith("/") ? path : "";
}

/** What the browser measured, cut to its place, because it is never worth a refusal. */
function measuredText(text: string, chars: number): string {
  return cleanLine(text.replace(/\p{Cc}/gu, " ").slice(0, chars));
}
