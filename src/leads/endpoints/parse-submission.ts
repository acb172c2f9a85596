import * as v from "valibot";
import { withoutTokens } from "#config/index.ts";
import {
  acceptedOrEmpty,
  canBeAnswered,
  checkFields,
  checkForm,
  type FieldErrors,
  type FormCheck,
} from "../forms/check-form.ts";
import { eachField, type FieldTexts, fieldNames, fieldOf, namesOf } from "../forms/fields.ts";
import { type FormType, forms, formTypes, type SubmissionMode, submissionModes } from "../forms/forms.ts";
import { cutToLine, readTexts, renamedInputsOf } from "../forms/read-texts.ts";
import {
  type MeasurementName,
  measurements,
  type RefusedSubmission,
  type Submission,
} from "../forms/submission.ts";
import { checkJourney } from "./check-journey.ts";

/** Error messages; only clients other than our own script and forms see them. */
const messages = {
  noWayToAnswer: "Please give an email address or a LinkedIn URL so we can reply",
  notText: "Please enter text",
  unknownFormType: "We don't recognize this form. Please reload the page and try again.",
  unknownMode: "Please choose LinkedIn or full details",
};

/** A string typed by the visitor. `null` counts as missing; any other type is an error. */
const typed = v.nullish(v.string(), "");

/** A measurement from the browser. An invalid type counts as missing and never causes a rejection. */
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

/** The request body (spec 7.1). */
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

type ParsedSubmission = {
  /** How many unknown fields were sent; they're ignored, but the count is logged. */
  unknownNames: number;
  /** Fills the form again after a rejection. */
  form: Omit<RefusedSubmission, "error" | "fields">;
} & (
  | { ok: true; submission: Submission; honeypot: boolean }
  | { ok: false; refusal: Pick<RefusedSubmission, "error" | "fields"> }
);

/**
 * Cleans the text fields and validates them by their form's rules (spec 5). Never rejects a submission with a filled
 * honeypot, so bots don't learn anything (spec: HTTP contract), but returns its usable parts, with the type `contact`
 * if the sent type is unknown. Never throws.
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
    journey: checkJourney(body.journey, Date.now()),
  };
  return { ok: true, unknownNames, form, submission, honeypot };
}

/**
 * For the modal, requires only a message and an email address or a profile (spec 7.1). The browser requires more, but
 * a lead that we can reply to must not be lost.
 */
function checkTexts(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  if (formType !== "modal") return checkForm(formType, mode, texts);
  const email = canBeAnswered(texts) ? {} : { required: messages.noWayToAnswer };
  return checkFields({ message: forms.modal[mode].message, email }, texts);
}

/** Guesses the mode if the submission has none (spec 4.2). */
function presumeMode({ linkedinUrl, email }: FieldTexts): SubmissionMode {
  return linkedinUrl && !email ? "linkedin" : "full";
}

/** Ignores values such as `false` and `0`, because some programs send them for an empty input. */
function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === "string" && honeypot.trim() !== "";
}

function usableParts(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const texts = Object.fromEntries(Object.entries(post).filter(([, value]) => typeof value === "string"));
  if (!formTypes.some((known) => known === post.formType)) texts.formType = "contact";
  if (!submissionModes.some((known) => known === post.mode)) texts.mode = "";
  return texts;
}

/** Makes a quarantined lead's invalid values fit into a row and an email. */
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
): Record<Exclude<MeasurementName, "journey">, string> {
  const cut = (name: MeasurementName) => cutToLine(body[name], measurements[name]);
  const sourcePath = cut("sourcePath");
  return {
    source: page?.href ?? "",
    sourcePath: sourcePath.startsWith("/") ? withoutTokens(sourcePath) : (page?.pathname ?? ""),
    signalSlug: /^[a-z\d-]{1,120}$/.test(body.signalSlug) ? body.signalSlug : "",
    screenSize: cut("screenSize"),
    devicePixelRatio: cut("devicePixelRatio"),
    browserLanguage: cut("browserLanguage"),
    timezone: cut("timezone"),
  };
}

/** Removes the hash and any booking token. Accepts only http(s), because operators click the URL. */
function pageUrl(text: string): URL | undefined {
  if (text.length > measurements.source || !URL.canParse(text)) return undefined;
  const url = new URL(withoutTokens(text));
  url.hash = "";
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function eachOf<const Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
