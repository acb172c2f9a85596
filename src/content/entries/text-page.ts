import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { pageCopyFields, TextSchema } from "../fields/fields.ts";
import type { ArticleBody } from "./entry.ts";

/** Front matter of `content/pages/{slug}.md` and `content/glossary.md`, whose terms are its level-2 headings. */
export const TextPageSchema = closedObject({
  ...pageCopyFields,
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  /** One or two sentences below the title. */
  lead: v.optional(TextSchema),
});

export type TextPage = ArticleBody & v.InferOutput<typeof TextPageSchema>;
