import type * as v from "valibot";
import { pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** `content/page-copy/consent.yaml`: the cookie banner and preferences dialog (spec 4.6). Button labels are in code. */
export const ConsentCopySchema = closedObject({
  ...pageCopyFields,
  banner: closedObject({ title: TextSchema, text: TextSchema }),
  /** Text below the dialog's title. */
  lead: TextSchema,
  /** Each cookie group's purpose, shown below its toggle. */
  about: closedObject({ necessary: TextSchema, analytics: TextSchema, marketing: TextSchema }),
});
export type ConsentCopy = v.InferOutput<typeof ConsentCopySchema>;
