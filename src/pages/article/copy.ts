import * as v from "valibot";
import { pageCopyFields, TextSchema } from "../../content/fields.ts";

/** `content/page-copy/article.yaml`: words around every article (spec 2.9). */
export const ArticleCopySchema = v.strictObject({
  ...pageCopyFields,
  /** Banner at the end; its button opens the contact form. */
  promo: v.strictObject({ title: TextSchema, button: TextSchema }),
});
export type ArticleCopy = v.InferOutput<typeof ArticleCopySchema>;
