import type * as v from "valibot";
import { pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

/** `content/page-copy/article.yaml`: words around every article (spec 2.9). */
export const ArticleCopySchema = closedObject({
  ...pageCopyFields,
  /** Banner at the end; its button opens the contact form. */
  promo: closedObject({ title: TextSchema, button: TextSchema }),
});
export type ArticleCopy = v.InferOutput<typeof ArticleCopySchema>;
