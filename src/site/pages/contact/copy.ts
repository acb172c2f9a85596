import { LinkSchema, listOf, pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

const CardSchema = closedObject({ title: TextSchema, text: TextSchema });

/** `content/page-copy/contact.yaml`: the contact page (spec 2.4). Contact details are in `site.config.ts`. */
export const ContactCopySchema = closedObject({
  ...pageCopyFields,
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  /** Shown above the form. */
  card: CardSchema,
  /** Sentences that the suggestion chips append to the message. */
  chips: listOf(TextSchema, "chip"),
  chipsHeading: TextSchema,
  quickResponse: CardSchema,
  detailsHeading: TextSchema,
  /** Labels for the two email addresses. */
  salesLabel: TextSchema,
  supportLabel: TextSchema,
  /** Below the contact details: what happens to a client's data. */
  dataLink: LinkSchema,
  followUs: CardSchema,
  /** Replaces the form after it is sent. */
  thanks: closedObject({
    next: closedObject({
      heading: TextSchema,
      steps: listOf(CardSchema, "step"),
    }),
  }),
});
