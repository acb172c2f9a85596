import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";

const CardSchema = v.strictObject({
  title: TextSchema,
  paragraphs: v.pipe(v.array(TextSchema), v.minLength(1, "must hold at least one paragraph")),
});

/** `content/page-copy/about.yaml`: the About page (spec 2.5). Its six motions are the impact areas, its four steps the approach. */
export const AboutPanelSchema = v.strictObject({
  ...panelFields,
  /** Title of the page, and its meta description (120-155 characters). */
  title: TextSchema,
  description: TextSchema,
  hero: v.strictObject({ title: TextSchema, lead: TextSchema }),
  /** What We Bring To The Table. */
  bring: v.strictObject({
    heading: TextSchema,
    lead: TextSchema,
    pillars: v.pipe(
      v.array(v.strictObject({ id: PanelIdSchema, title: TextSchema, body: TextSchema })),
      v.minLength(1, "must hold at least one pillar"),
    ),
  }),
  quote: v.strictObject({ text: TextSchema, cite: TextSchema }),
  /** Label of the button that scrolls to the motions. */
  motionsButton: TextSchema,
  /** The sentence under the heading of the motions, as this page puts it. */
  motionsLead: TextSchema,
  /** The band of figures. */
  stats: v.pipe(
    v.array(v.strictObject({ value: TextSchema, label: TextSchema })),
    v.minLength(1, "must hold at least one figure"),
  ),
  why: CardSchema,
  commitment: CardSchema,
});
export type AboutPanel = v.InferOutput<typeof AboutPanelSchema>;
