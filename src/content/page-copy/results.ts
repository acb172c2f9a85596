import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";

/** One client result (spec 3). */
const ResultCardSchema = v.strictObject({
  id: PanelIdSchema,
  title: TextSchema,
  /** The kind of work, in two or three words. */
  tag: TextSchema,
  body: TextSchema,
  /** The figures, each with its window in the label: `25+`, `qualified meetings in 2 months`. */
  metrics: v.pipe(
    v.array(v.strictObject({ label: TextSchema, value: TextSchema })),
    v.minLength(1, "must hold at least one metric"),
  ),
});
export type ResultCard = v.InferOutput<typeof ResultCardSchema>;

/** `content/page-copy/results.yaml`: the results carousel of the home page (spec 1, 2.3). */
export const ResultsPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: v.pipe(v.array(ResultCardSchema), v.minLength(1, "must hold at least one card")),
});
export type ResultsPanel = v.InferOutput<typeof ResultsPanelSchema>;
