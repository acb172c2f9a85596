import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";

/** One service card (spec 3). */
const ServiceCardSchema = v.strictObject({
  id: PanelIdSchema,
  title: TextSchema,
  /** The service in under ten words, over the title. */
  kicker: TextSchema,
  paragraphs: v.pipe(v.array(TextSchema), v.minLength(1, "must hold at least one paragraph")),
  /** Over the impact: `What changes`. */
  impactHeading: TextSchema,
  /** What the client can see or count when the work is done. */
  impact: TextSchema,
});
export type ServiceCard = v.InferOutput<typeof ServiceCardSchema>;

/** `content/page-copy/services.yaml`: Our Services on the home page (spec 1, 2.3). */
export const ServicesPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: v.pipe(v.array(ServiceCardSchema), v.minLength(1, "must hold at least one card")),
});
export type ServicesPanel = v.InferOutput<typeof ServicesPanelSchema>;
