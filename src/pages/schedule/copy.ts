import { pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

/** `content/page-copy/scheduling.yaml`: the scheduling page and dialog (spec: Scheduling). */
export const SchedulingCopySchema = closedObject({
  ...pageCopyFields,
  /** Title of the page and the dialog. */
  title: TextSchema,
  /** Meta description of the page; 120-155 characters. */
  description: TextSchema,
  lead: TextSchema,
  dialogLead: TextSchema,
});
