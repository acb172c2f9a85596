import { pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

/** `content/page-copy/scheduling.yaml`: the scheduling page and dialog (spec: Scheduling). */
export const SchedulingCopySchema = closedObject({
  ...pageCopyFields,
  /** Title for the page and the dialog. */
  title: TextSchema,
  /** The page's meta description; 120-155 characters. */
  description: TextSchema,
  lead: TextSchema,
  dialogLead: TextSchema,
});
