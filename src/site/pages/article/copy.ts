import { pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** `content/page-copy/article.yaml`: the copy around every article (spec 2.9). */
export const ArticleCopySchema = closedObject({
  ...pageCopyFields,
  /** The banner at the end; its button opens the contact modal. */
  promo: closedObject({ title: TextSchema, button: TextSchema }),
});
