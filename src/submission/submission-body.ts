import * as v from "valibot";
import type { FormType, SubmissionMode } from "./form-type.ts";

/** A text a visitor typed; `null` counts as left out. Anything else of a wrong kind is that field's error. */
const typed = v.nullish(v.string(), "");

/** What the browser measured. Never a reason to refuse a lead: a wrong kind is left out. */
const measured = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
  "",
);

/** The names a post may hold and the kind of each (spec 7.1); the last three are the report form's own inputs. */
export const SubmissionBodySchema = v.object({
  formType: typed,
  mode: typed,
  linkedinUrl: typed,
  message: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  company: typed,
  website: v.optional(v.unknown()),
  source: v.optional(measured, ""),
  sourcePath: v.optional(measured, ""),
  signalSlug: v.optional(measured, ""),
  screenSize: v.optional(measured, ""),
  devicePixelRatio: v.optional(measured, ""),
  browserLanguage: v.optional(measured, ""),
  timezone: v.optional(measured, ""),
  fullName: typed,
  companyName: typed,
  workEmail: typed,
});

/** A post whose kinds are right; nothing is cleaned or judged yet. */
export type ReadBody = v.InferOutput<typeof SubmissionBodySchema>;

/** The JSON body that the browser sends (spec 3, 7.1). */
export interface SubmissionBody {
  formType: FormType;
  mode: SubmissionMode;
  source: string;
  sourcePath: string;
  screenSize: string;
  devicePixelRatio: number;
  browserLanguage: string;
  timezone: string;
  /** The honeypot; always empty, because a filled one is never sent. */
  website: string;
  linkedinUrl?: string;
  message?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  company?: string;
  signalSlug?: string;
}
