import { pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

/** `content/page-copy/scheduling.yaml`: the scheduling page and dialog (spec: Scheduling). */
export const SchedulingCopySchema = closedObject({
  ...pageCopyFields,
  /** Title of page and dialog. */
  title: TextSchema,
  /** Meta description of the page; 120-155 characters. */
  description: TextSchema,
  /** Sentence under the title of the page. */
  lead: TextSchema,
  /** Sentence under the title of the dialog. */
  dialogLead: TextSchema,
});
