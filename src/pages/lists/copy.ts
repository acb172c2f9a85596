import * as v from "valibot";
import { pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { entryKindNames } from "../../site/index.ts";

/** Words of the two list pages of one kind. */
const ListSchema = closedObject({
  /** Heading of the page, and its name in menus. */
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  /** Line under the name in the header's menu. */
  menuLine: TextSchema,
  /** The page that lists everything of the kind. Its description is also the sentence under its heading. */
  all: closedObject({ title: TextSchema, description: TextSchema }),
});

/**
 * `content/page-copy/lists.yaml`: the list pages and their extended lists (spec 2.8). The sentence under a list's heading is
 * in `gtm-edge.yaml`.
 */
export const ListsCopySchema = closedObject({
  ...pageCopyFields,
  ...v.entriesFromList(entryKindNames, ListSchema),
});
export type ListsCopy = v.InferOutput<typeof ListsCopySchema>;
