import * as v from "valibot";
import { withoutBookingTokens } from "../../site/index.ts";
import {
  acceptedOrEmpty,
  canBeAnswered,
  checkFields,
  checkForm,
  type FieldErrors,
  type FormCheck,
} from "../check-form.ts";
import { eachField, type FieldTexts, fieldNames, fieldOf, namesOf } from "../fields.ts";
import { type FormType, forms, formTypes, type SubmissionMode, submissionModes } from "../forms.ts";
import { cutToLine, readTexts, renamedInputsOf } from "../read-texts.ts";
import {
  type MeasurementName,
  measurements,
  type RefusedSubmission,
  type Submission,
} from "../submission.ts";

/** For submissions that come neither from our script nor from our forms. */
const messages = {
  noWayToAnswer: "Please give an email address or a LinkedIn URL, so that we can answer",
  notText: "Please enter text",
  unknownFormType: "This form is not known here. Please reload the page and try again.",
  unknownMode: "Please choose LinkedIn or full details",
};

/** What a visitor typed; `null` counts as left out. Any other type is an error. */
const typed = v.nullish(v.string(), "");

/** What the browser measures: a wrong type is left out, and never a reason to refuse a lead. */
const measured = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value)),
    ),
    "",
  ),
  "",
);

/** Spec 7.1. */
const BodySchema = v.object({
  formType: typed,
  mode: typed,
  ...eachOf(fieldNames, typed),
  ...eachOf(
    formTypes.flatMap(renamedInputsOf).map(({ name }) => name),
    typed,
  ),
  ...eachOf(namesOf(measurements), measured),
  website: v.optional(v.unknown()),
});

export type ParsedSubmission = {
  /** Number of unknown names, which are ignored but counted in the log. */
  unknownNames: number;
  /** Fills the form again after a refusal. */
  form: Omit<RefusedSubmission, "error" | "fields">;
} & (
  | { ok: true; submission: Submission; honeypot: boolean }
  | { ok: false; refusal: Pick<RefusedSubmission, "error" | "fields"> }
);

/**
 * Cleans the texts and checks them by the rules of their form (spec 5). With a filled honeypot a submission is never
 * refused, so that a bot does not learn what went wrong (spec: HTTP contract): its usable parts are kept, under the type
 * `contact` if its own is unknown. Never throws.
 */
export function parseSubmission(post: Readonly<Record<string, unknown>>): ParsedSubmission {
  const unknownNames = Object.keys(post).filter((name) => !Object.hasOwn(BodySchema.entries, name)).length;
  const honeypot = isFilled(post.website);
  const read = v.safeParse(BodySchema, honeypot ? usableParts(post) : post);
  if (!read.success) {
    const errors = read.issues.map((issue) => [String(issue.path?.[0].key), messages.notText]);
    const form = { formType: "contact", mode: "full", values: {}, source: "" } as const;
    const refusal = { error: messages.notText, fields: Object.fromEntries(errors) };
    return { ok: false, unknownNames, form, refusal };
  }

  const body = read.output;
  const page = pageUrl(body.source);
  const knownType = formTypes.find((known) => known === body.formType);
  const formType = knownType ?? "contact";
  const texts = readTexts(formType, body);
  if (formType !== "schedule") texts.slotStart = "";
  const knownMode = submissionModes.find((known) => known === body.mode);
  const mode = knownMode ?? (body.mode === "" ? presumeMode(texts) : "full");
  const form = { formType, mode, values: texts, source: page?.href ?? "" };
  const refuse = (error: string, fields: FieldErrors): ParsedSubmission => {
    return { ok: false, unknownNames, form, refusal: { error, fields } };
  };
  if (!knownType) return refuse(messages.unknownFormType, { formType: messages.unknownFormType });
  if (!knownMode && body.mode !== "") return refuse(messages.unknownMode, { mode: messages.unknownMode });
  const check = checkTexts(formType, mode, texts);
  if (check.alert !== null && !honeypot) return refuse(check.alert, check.fields);
  const submission = {
    formType,
    mode,
    ...(check.alert === null ? texts : fitTexts(texts)),
    ...readMeasurements(body, page),
  };
  return { ok: true, unknownNames, form, submission, honeypot };
}

/**
 * Requires less of the modal than the browser does, so as not to lose a lead that can be answered: a message, and an
 * e-mail or a profile (spec 7.1).
 */
function checkTexts(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  if (formType !== "modal") return checkForm(formType, mode, texts);
  const email = canBeAnswered(texts) ? {} : { required: messages.noWayToAnswer };
  return checkFields({ message: forms.modal[mode].message, email }, texts);
}

/** Spec 4.2. */
function presumeMode({ linkedinUrl, email }: FieldTexts): SubmissionMode {
  return linkedinUrl && !email ? "linkedin" : "full";
}

/** A program that sends `false` or `0` for an empty input did not fill it. */
function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === "string" && honeypot.trim() !== "";
}

function usableParts(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const texts = Object.fromEntries(Object.entries(post).filter(([, value]) => typeof value === "string"));
  if (!formTypes.some((known) => known === post.formType)) texts.formType = "contact";
  if (!submissionModes.some((known) => known === post.mode)) texts.mode = "";
  return texts;
}

/** Makes texts that failed their check fit a row and a mail, for quarantined leads. */
function fitTexts(texts: FieldTexts): FieldTexts {
  return eachField((name) => {
    const { maxChars, isMultiline, check } = fieldOf(name);
    const text = texts[name];
    if (check) return acceptedOrEmpty(name, text);
    return isMultiline ? text.slice(0, maxChars).trim() : cutToLine(text, maxChars);
  });
}

function readMeasurements(
  body: Record<MeasurementName, string>,
  page: URL | undefined,
): Record<MeasurementName, string> {
  const texts = { ...body };
  for (const name of namesOf(measurements)) texts[name] = cutToLine(body[name], measurements[name]);
  const { screenSize, devicePixelRatio, browserLanguage, timezone } = texts;
  return {
    source: page?.href ?? "",
    sourcePath: texts.sourcePath.startsWith("/")
      ? withoutBookingTokens(texts.sourcePath)
      : (page?.pathname ?? ""),
    signalSlug: /^[a-z\d-]{1,120}$/.test(body.signalSlug) ? body.signalSlug : "",
    screenSize,
    devicePixelRatio,
    browserLanguage,
    timezone,
  };
}

/** Drops the hash and a booking's token. Only http(s), because operators click on it. */
function pageUrl(text: string): URL | undefined {
  if (text.length > measurements.source || !URL.canParse(text)) return undefined;
  const url = new URL(withoutBookingTokens(text));
  url.hash = "";
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function eachOf<const Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
