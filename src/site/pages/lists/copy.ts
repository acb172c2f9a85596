import * as v from "valibot";
import { entryKindNames } from "#config/index.ts";
import { pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** Copy for the two list pages of one kind of entry. */
const ListSchema = closedObject({
  /** The page's heading and its name in menus. */
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  /** Line below the title in the resources menu. */
  menuLine: TextSchema,
  /** The page that lists every entry. Its description is also shown below its heading. */
  all: closedObject({ title: TextSchema, description: TextSchema }),
});

/** `content/page-copy/lists.yaml`: the list pages (spec 2.8). Their leads are in `gtm-edge.yaml`. */
export const ListsCopySchema = closedObject({
  ...pageCopyFields,
  ...v.entriesFromList(entryKindNames, ListSchema),
});
