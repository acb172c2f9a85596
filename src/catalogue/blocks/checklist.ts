import * as v from "valibot";
import type { Inline } from "./inline.ts";

/** `:::checklist{title="The Hard Questions to Answer"}` around `- [ ] ` lines; starts unchecked (spec 3). */
export const ChecklistSchema = v.strictObject({ title: v.optional(v.string()) });
export interface ChecklistBlock extends v.InferOutput<typeof ChecklistSchema> {
  type: "checklist";
  points: Array<{ label: Inline[]; checked: boolean }>;
}
