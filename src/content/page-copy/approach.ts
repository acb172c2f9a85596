import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";
import { PillarSchema, pillars } from "./pillar.ts";

/** One step of the execution model. */
const ApproachStepSchema = v.strictObject({
  id: PanelIdSchema,
  title: PillarSchema,
  /** One sentence: stands on the closed accordion and opens the panel. */
  summary: TextSchema,
  /** What we do in this step. */
  points: v.pipe(v.array(TextSchema), v.minLength(1, "must hold at least one point")),
  /** What the client holds in hand afterwards. */
  outcome: TextSchema,
});
export type ApproachStep = v.InferOutput<typeof ApproachStepSchema>;

/** `content/page-copy/approach.yaml`: the approach selector, always four steps (spec 1, 2.5, 4.4). */
export const ApproachPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  steps: v.pipe(
    v.array(ApproachStepSchema),
    v.length(pillars.length, `must hold exactly ${pillars.length} steps`),
  ),
});
export type ApproachPanel = v.InferOutput<typeof ApproachPanelSchema>;
