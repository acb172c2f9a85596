import { closedObject } from "../../schema-errors/closed-object.ts";
import { IsoDateSchema } from "../dates.ts";
import { TextSchema } from "../fields.ts";
import type { ArticleBody } from "./entry.ts";

/** The legal pages by their file name under `content/legal/`, which is also their path (spec 2.10). */
export const legalPageIds = ["privacy", "terms", "cookie-preferences"] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** Front matter of `content/legal/{id}.md` (spec 2.10). */
export const LegalPageSchema = closedObject({
  title: TextSchema,
  /** 120-155 characters: the meta description. */
  description: TextSchema,
  /** First day on which the text is in force. */
  effectiveDate: IsoDateSchema,
});

/** A legal page with its body. */
export interface LegalPage extends ArticleBody {
  id: LegalPageId;
  title: string;
  description: string;
  /** ISO day. */
  effectiveDate: string;
  /** `September 1, 2025` */
  effectiveDateLabel: string;
}
