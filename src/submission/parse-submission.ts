import * as v from "valibot";
import { type FieldErrors, type FieldName, type FormCheck, isFieldName } from "./check.ts";
import type { FieldTexts } from "./field-rules.ts";
import { type FormType, formTypes, type SubmissionMode, submissionModes } from "./form-type.ts";
import { messages } from "./messages.ts";
import { checkModalPost } from "./modal-form.ts";
import type { SubmissionOutcome } from "./outcome.ts";
import { checkPageForm } from "./page-form.ts";
import { checkReportPost } from "./report-form.ts";
import { checkScheduleForm } from "./schedule-form.ts";
import type { Submission } from "./submission.ts";
import { type ReadBody, SubmissionBodySchema } from "./submission-body.ts";
import { fitTexts, pageAddress, postedTexts, toSubmission, typedValues } from "./to-submission.ts";

/** A post read as a submission, or as the outcome to redraw its form with. */
export type ParsedSubmission =
  | { ok: true; submission: Submission; honeypot: boolean; values: SubmissionOutcome["values"] }
  | { ok: false; outcome: SubmissionOutcome };

const knownNames: ReadonlySet<string> = new Set(Object.keys(SubmissionBodySchema.entries));

/** How many names of a post nobody knows: ignored, but counted in the log. */
export function countUnknownNames(post: Readonly<Record<string, unknown>>): number {
  return Object.keys(post).filter((name) => !knownNames.has(name)).length;
}

/**
 * Reads a post, whatever it holds: cleans the texts and judges by the rules of its form type (spec 5). With a filled
 * honeypot it is never refused, because a machine is told of nothing that it did wrong (decisions: HTTP contract):
 * what fits is kept, and under a type that nobody knows it is kept as a contact request. Never throws.
 */
export function parseSubmission(post: Readonly<Record<string, unknown>>): ParsedSubmission {
  const honeypot = isFilled(post.website);
  const read = v.safeParse(SubmissionBodySchema, honeypot ? textsAlone(post) : post);
  if (!read.success) {
    const names = read.issues.map((issue) => String(issue.path?.[0].key));
    const fields = Object.fromEntries(names.filter(isFieldName).map((name) => [name, messages.notText]));
    return refuse("contact", "full", { alert: messages.notText, fields });
  }
  const body = read.output;
  const mode = submissionModes.find((known) => known === body.mode);
  const formType = formTypes.find((known) => known === body.formType) ?? (honeypot ? "contact" : undefined);
  if (!formType) return refuse("contact", mode ?? "full", only("formType", messages.unknownFormType), body);
  if (!mode && body.mode !== "" && !honeypot) {
    return refuse(formType, "full", only("mode", messages.unknownMode), body);
  }
  const modeOrPresumed = mode ?? presumedMode(body);
  const texts = postedTexts(body);
  const check = checkPost(formType, modeOrPresumed, texts);
  const isSound = check.alert === null;
  if (!isSound && !honeypot) return refuse(formType, modeOrPresumed, check, body);
  const submission = toSubmission(formType, modeOrPresumed, body, isSound ? texts : fitTexts(texts));
  return { ok: true, submission, honeypot, values: typedValues(body) };
}

/** Spec 4.2: linkedin when a profile is there but no e-mail. */
function presumedMode(body: ReadBody): SubmissionMode {
  return body.linkedinUrl.trim() && !body.email.trim() ? "linkedin" : "full";
}

function checkPost(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  switch (formType) {
    case "contact":
      return checkPageForm(texts, mode);
    case "modal":
      return checkModalPost(texts);
    case "marketSignal":
      return checkReportPost(texts, mode);
    case "schedule":
      return checkScheduleForm(texts);
  }
}

/** A program that sends `false` or `0` for an empty input is no machine in the trap. */
function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === "string" && honeypot.trim() !== "";
}

function textsAlone(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(post).filter(([, value]) => typeof value === "string"));
}

function only(field: FieldName, alert: string): FormCheck {
  const fields: FieldErrors = { [field]: alert };
  return { alert, fields };
}

function refuse(
  formType: FormType,
  mode: SubmissionMode,
  check: FormCheck,
  body?: ReadBody,
): ParsedSubmission {
  const error = check.alert ?? messages.failed;
  const values = body ? typedValues(body) : {};
  const source = body ? (pageAddress(body.source)?.href ?? "") : "";
  return { ok: false, outcome: { formType, mode, error, fields: check.fields, values, source } };
}
