import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { TextSchema } from "../fields/fields.ts";
import type { ArticleBody } from "./entry.ts";

/** Front matter of `content/glossary.md`. */
export const GlossarySchema = closedObject({
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
});

/** Each term is a level-2 heading. */
export interface Glossary extends ArticleBody {
  title: string;
  description: string;
}
