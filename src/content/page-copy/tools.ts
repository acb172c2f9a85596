import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";
import { ToolMarkSchema } from "./tool-mark.ts";

/** Color roles that a tool's mark may take; the theme says what they look like. */
export const toolColors = ["ink", "ink-soft", "blueprint", "marker"] as const;
export type ToolColor = (typeof toolColors)[number];

/** One tool of the strip (spec 3). */
const ToolSchema = v.strictObject({
  /** The maker's own spelling; it always stands beside the mark as text. */
  name: TextSchema,
  /** The maker's mark: its name in Simple Icons (simpleicons.org), which the build turns into its path. */
  icon: ToolMarkSchema,
  color: v.optional(v.picklist(toolColors, `must be one of ${toolColors.join(", ")}`), "ink"),
  /** Edge of the mark's grid in px: dense marks need less than open ones to look alike. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(48)), 28),
});
export type Tool = v.InferOutput<typeof ToolSchema>;

/** `content/page-copy/tools.yaml`: the strip of tool logos (spec 1, 2.3). */
export const ToolsPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  tools: v.pipe(v.array(ToolSchema), v.minLength(1, "must hold at least one tool")),
});
export type ToolsPanel = v.InferOutput<typeof ToolsPanelSchema>;
