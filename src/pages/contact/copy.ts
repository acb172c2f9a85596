import type * as v from "valibot";
import { listOf, pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

const NoticeSchema = closedObject({ title: TextSchema, text: TextSchema });

/** `content/page-copy/contact.yaml`: the contact page (spec 2.4). Contact details are in `site.config.ts`. */
export const ContactCopySchema = closedObject({
  ...pageCopyFields,
  /** Title of the page, and its meta description (120-155 characters). */
  title: TextSchema,
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  /** Heading of the form. */
  card: NoticeSchema,
  /** Sentences that the suggestion chips append to the message. */
  chips: listOf(TextSchema, "chip"),
  chipsHeading: TextSchema,
  quickResponse: NoticeSchema,
  /** Heading of the contact details. */
  detailsHeading: TextSchema,
  /** Labels of the two e-mail addresses. */
  salesLabel: TextSchema,
  supportLabel: TextSchema,
  followUs: NoticeSchema,
  /** In place of the form after a success. */
  thanks: closedObject({
    /** The next steps, under the thanks. */
    next: closedObject({
      heading: TextSchema,
      steps: listOf(NoticeSchema, "step"),
    }),
  }),
});
export type ContactCopy = v.InferOutput<typeof ContactCopySchema>;
