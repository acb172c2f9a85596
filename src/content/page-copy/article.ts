import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

/** `content/page-copy/article.yaml`: words around every article (spec 2.9). */
export const ArticlePanelSchema = v.strictObject({
  ...panelFields,
  /** Banner at the end; its button opens the contact form. */
  promo: v.strictObject({ title: TextSchema, button: TextSchema }),
});
export type ArticlePanel = v.InferOutput<typeof ArticlePanelSchema>;
