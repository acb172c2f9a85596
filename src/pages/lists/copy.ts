import * as v from "valibot";
import { pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { entryKindNames } from "../../site/index.ts";

/** Page copy of the two list pages of a kind. */
const ListSchema = closedObject({
  /** Heading of the page, and its name in menus. */
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  /** Line under the name in the header's menu. */
  menuLine: TextSchema,
  /** The list of all entries. Its description is also the sentence under its heading. */
  all: closedObject({ title: TextSchema, description: TextSchema }),
});

/**
 * `content/page-copy/lists.yaml`: the list pages (spec 2.8). The sentences under their headings are in `gtm-edge.yaml`.
 */
export const ListsCopySchema = closedObject({
  ...pageCopyFields,
  ...v.entriesFromList(entryKindNames, ListSchema),
});
