import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { pageCopyFields, TextSchema } from "../fields/fields.ts";
import { IsoDateSchema } from "./dates.ts";
import type { ArticleBody } from "./entry.ts";

/** Ids of legal pages, used as file names in `content/legal/` and as paths (spec 2.10). */
export const legalPageIds = ["privacy", "terms", "cookie-preferences"] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** Front matter of `content/legal/{id}.md` (spec 2.10). */
export const LegalPageSchema = closedObject({
  ...pageCopyFields,
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  effectiveDate: IsoDateSchema,
});

export interface LegalPage extends ArticleBody {
  id: LegalPageId;
  title: string;
  description: string;
  /** ISO date. */
  effectiveDate: string;
  /** `September 1, 2025` */
  effectiveDateLabel: string;
}
