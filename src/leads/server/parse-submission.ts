import * as v from "valibot";
import {
  acceptedOrEmpty,
  canBeAnswered,
  checkFields,
  checkForm,
  type FieldErrors,
  type FormCheck,
} from "../check-form.ts";
import { cutToLine } from "../clean-text.ts";
import { eachField, type FieldTexts, fieldNames, fieldOf, namesOf } from "../fields.ts";
import { type FormType, forms, formTypes, type SubmissionMode, submissionModes } from "../forms.ts";
import { readTexts, renamedInputsOf } from "../read-texts.ts";
import {
  type MeasurementName,
  measurements,
  type RefusedSubmission,
  type Submission,
} from "../submission.ts";

/** Sentences that only a post without our script or forms can meet. */
const messages = {
  noWayToAnswer: "Please give an email address or a LinkedIn URL, so that we can answer",
  notText: "Please enter text",
  unknownFormType: "This form is not known here. Please reload the page and try again.",
  unknownMode: "Please choose LinkedIn or full details",
};

/** A text a visitor typed; `null` counts as left out. Anything else of a wrong kind is that field's error. */
const typed = v.nullish(v.string(), "");

/** What the browser measured. Never a reason to refuse a lead: a wrong kind is left out. */
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

/** The names a post may have and the kind of each (spec 7.1). */
const PostSchema = v.object({
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

/** A post that was parsed: a submission, or why it is none. */
export type ParsedSubmission = {
  /** How many names of the post are not in the contract: ignored, but counted in the log. */
  unknownNames: number;
  /** What its form is shown again with, should it be refused. */
  form: Omit<RefusedSubmission, "error" | "fields">;
} & (
  | { ok: true; submission: Submission; honeypot: boolean }
  | { ok: false; refusal: Pick<RefusedSubmission, "error" | "fields"> }
);

/**
 * Reads a post, whatever it contains: cleans the texts and checks them by the rules of its form (spec 5). With a filled
 * honeypot it is never refused, because a machine is not told what it did wrong (decisions: HTTP contract): what is
 * usable is kept, and under an unknown type it is kept as a contact request. Never throws.
 */
export function parseSubmission(post: Readonly<Record<string, unknown>>): ParsedSubmission {
  const unknownNames = Object.keys(post).filter((name) => !Object.hasOwn(PostSchema.entries, name)).length;
  const honeypot = isFilled(post.website);
  const read = v.safeParse(PostSchema, honeypot ? textsAlone(post) : post);
  if (!read.success) {
    const errors = read.issues.map((issue) => [String(issue.path?.[0].key), messages.notText]);
    const form = { formType: "contact", mode: "full", values: {}, source: "" } as const;
    const refusal = { error: messages.notText, fields: Object.fromEntries(errors) };
    return { ok: false, unknownNames, form, refusal };
  }

  const body = read.output;
  const page = pageUrl(body.source);
  const knownType = formTypes.find((known) => known === body.formType) ?? (honeypot ? "contact" : undefined);
  const formType = knownType ?? "contact";
  const texts = readTexts(formType, body);
  if (formType !== "schedule") texts.slotStart = "";
  const knownMode = submissionModes.find((known) => known === body.mode);
  const mode = knownMode ?? (body.mode === "" || honeypot ? presumeMode(texts) : "full");
  const form = { formType, mode, values: texts, source: page?.href ?? "" };
  const refuse = (error: string, fields: FieldErrors): ParsedSubmission => {
    return { ok: false, unknownNames, form, refusal: { error, fields } };
  };
  if (!knownType) return refuse(messages.unknownFormType, { formType: messages.unknownFormType });
  if (!knownMode && body.mode !== "" && !honeypot) {
    return refuse(messages.unknownMode, { mode: messages.unknownMode });
  }
  const check = checkPost(formType, mode, texts);
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
 * Checks a post. It demands less of the modal than the browser does, because a lead with a way to reply is worth more
 * than a complete one: a message, and an e-mail or a profile (spec 7.1).
 */
function checkPost(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  if (formType !== "modal") return checkForm(formType, mode, texts);
  const email = canBeAnswered(texts) ? {} : { required: messages.noWayToAnswer };
  return checkFields({ message: forms.modal[mode].message, email }, texts);
}

/** Spec 4.2: linkedin when a profile is there but no e-mail. */
function presumeMode({ linkedinUrl, email }: FieldTexts): SubmissionMode {
  return linkedinUrl && !email ? "linkedin" : "full";
}

/** A program that sends `false` or `0` for an empty input has not filled it. */
function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === "string" && honeypot.trim() !== "";
}

function textsAlone(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(post).filter(([, value]) => typeof value === "string"));
}

/** Cuts texts that failed their check so that they fit a row and a mail, for posts that are put into quarantine. */
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
    sourcePath: texts.sourcePath.startsWith("/") ? texts.sourcePath : (page?.pathname ?? ""),
    signalSlug: /^[a-z\d-]{1,120}$/.test(body.signalSlug) ? body.signalSlug : "",
    screenSize,
    devicePixelRatio,
    browserLanguage,
    timezone,
  };
}

/** The page's URL without its hash. Only http(s), because operators click on it. */
function pageUrl(text: string): URL | undefined {
  if (text.length > measurements.source || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = "";
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function eachOf<const Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
