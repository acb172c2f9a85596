import type * as v from "valibot";
import { pageCopyFields, TextSchema } from "../content/fields.ts";
import { closedObject } from "../schema-errors/closed-object.ts";

/** `content/page-copy/consent.yaml`: the cookie banner and the preferences dialog (spec 4.6); their buttons are code. */
export const ConsentCopySchema = closedObject({
  ...pageCopyFields,
  banner: closedObject({ title: TextSchema, text: TextSchema }),
  /** Sentence under the title of the dialog. */
  lead: TextSchema,
  /** Purpose of each group of cookies, beside its switch. */
  about: closedObject({ necessary: TextSchema, analytics: TextSchema, marketing: TextSchema }),
});
export type ConsentCopy = v.InferOutput<typeof ConsentCopySchema>;
