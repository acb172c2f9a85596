import * as v from "valibot";
import { cutToLine } from "./clean-text.ts";
import { isEmail } from "./email.ts";
import { eachField, type FieldTexts, fields, namesOf } from "./fields.ts";
import { type FormType, formTypes, type SubmissionMode, submissionModes } from "./form-type.ts";
import { checkPost } from "./forms.ts";
import { type InputTexts, inputNames, readInputs, toFields } from "./inputs.ts";
import { parseLinkedinUrl } from "./linkedin-url.ts";
import { messages } from "./messages.ts";
import type { SubmissionOutcome } from "./outcome.ts";
import { type ErrorName, type FormCheck, parseInstant } from "./rules.ts";
import { type MeasurementName, measurements, type Submission } from "./submission.ts";

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

/** The names a post may hold and the kind of each (spec 7.1). */
const PostSchema = v.object({
  ...eachOf(["formType", "mode", ...inputNames], typed),
  ...eachOf(namesOf(measurements), measured),
  website: v.optional(v.unknown()),
});

/** A post read as a submission, or as the outcome to redraw its form with. */
export type ParsedSubmission =
  | { ok: true; submission: Submission; honeypot: boolean; values: InputTexts }
  | { ok: false; outcome: SubmissionOutcome };

/** How many names of a post nobody knows: ignored, but counted in the log. */
export function countUnknownNames(post: Readonly<Record<string, unknown>>): number {
  return Object.keys(post).filter((name) => !Object.hasOwn(PostSchema.entries, name)).length;
}

/**
 * Reads a post, whatever it holds: cleans the texts and judges by the rules of its form type (spec 5). With a filled
 * honeypot it is never refused, because a machine is told of nothing that it did wrong (decisions: HTTP contract):
 * what fits is kept, and under a type that nobody knows it is kept as a contact request. Never throws.
 */
export function parseSubmission(post: Readonly<Record<string, unknown>>): ParsedSubmission {
  const honeypot = isFilled(post.website);
  const read = v.safeParse(PostSchema, honeypot ? textsAlone(post) : post);
  if (!read.success) {
    const errors = read.issues.map((issue) => [String(issue.path?.[0].key), messages.notText]);
    const check = { alert: messages.notText, fields: Object.fromEntries(errors) };
    return refuse("contact", "full", check, {}, "");
  }
  const body = read.output;
  const values = readInputs(post);
  const texts = toFields(values);
  const source = pageAddress(body.source);
  const mode = submissionModes.find((known) => known === body.mode);
  const formType = formTypes.find((known) => known === body.formType) ?? (honeypot ? "contact" : undefined);
  const refuseWith = (check: FormCheck, type: FormType = "contact") =>
    refuse(type, mode ?? "full", check, values, source?.href ?? "");
  if (!formType) return refuseWith(only("formType", messages.unknownFormType));
  if (!mode && body.mode !== "" && !honeypot) return refuseWith(only("mode", messages.unknownMode), formType);
  const presumed = mode ?? presumeMode(texts);
  const check = checkPost(formType, presumed, texts);
  const isSound = check.alert === null;
  if (!isSound && !honeypot) return refuse(formType, presumed, check, values, source?.href ?? "");
  const submission = {
    formType,
    mode: presumed,
    ...(isSound ? texts : fitTexts(texts)),
    ...readMeasurements(body, source),
  };
  submission.linkedinUrl = parseLinkedinUrl(submission.linkedinUrl) ?? "";
  submission.slotStart = (formType === "schedule" && parseInstant(submission.slotStart)) || "";
  return { ok: true, submission, honeypot, values };
}

/** Spec 4.2: linkedin when a profile is there but no e-mail. */
function presumeMode({ linkedinUrl, email }: FieldTexts): SubmissionMode {
  return linkedinUrl && !email ? "linkedin" : "full";
}

/** A program that sends `false` or `0` for an empty input is no machine in the trap. */
function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === "string" && honeypot.trim() !== "";
}

function textsAlone(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(post).filter(([, value]) => typeof value === "string"));
}

/** Texts that failed their check, made to fit a row and a mail all the same, for posts that are put into quarantine. */
function fitTexts(texts: FieldTexts): FieldTexts {
  const fitting = eachField((name) => {
    const { maxChars, ...field } = fields[name];
    const text = texts[name];
    return "isMultiline" in field ? text.slice(0, maxChars).trim() : cutToLine(text, maxChars);
  });
  return { ...fitting, email: isEmail(texts.email) ? texts.email : "" };
}

function readMeasurements(
  body: Record<MeasurementName, string>,
  source: URL | undefined,
): Record<MeasurementName, string> {
  const texts = { ...body };
  for (const name of namesOf(measurements)) texts[name] = cutToLine(body[name], measurements[name]);
  const { screenSize, devicePixelRatio, browserLanguage, timezone } = texts;
  return {
    source: source?.href ?? "",
    sourcePath: texts.sourcePath.startsWith("/") ? texts.sourcePath : (source?.pathname ?? ""),
    signalSlug: /^[a-z\d-]{1,120}$/.test(body.signalSlug) ? body.signalSlug : "",
    screenSize,
    devicePixelRatio,
    browserLanguage,
    timezone,
  };
}

/** The page's address without its hash; nothing that is no http(s) address, because operators click on it. */
function pageAddress(text: string): URL | undefined {
  if (text.length > measurements.source || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = "";
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function only(field: ErrorName, alert: string): FormCheck {
  return { alert, fields: { [field]: alert } };
}

function refuse(
  formType: FormType,
  mode: SubmissionMode,
  check: FormCheck,
  values: InputTexts,
  source: string,
): ParsedSubmission {
  const error = check.alert ?? messages.failed;
  return { ok: false, outcome: { formType, mode, error, fields: check.fields, values, source } };
}

function eachOf<const Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
