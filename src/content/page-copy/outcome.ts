import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

/** `content/page-copy/outcome.yaml`: the outcome panel of the home page, above View Our Process (spec 2.3). */
export const OutcomePanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  text: TextSchema,
  /** What the client owns at the end, one line each. */
  points: v.pipe(v.array(TextSchema), v.minLength(1, "must hold at least one point")),
});
export type OutcomePanel = v.InferOutput<typeof OutcomePanelSchema>;
