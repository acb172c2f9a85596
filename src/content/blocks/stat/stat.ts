import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";

/** Which direction is an improvement. Without a goal, rises and falls are neutral. */
export const GoalSchema = v.picklist(["higher", "lower"]);
export type Goal = v.InferOutput<typeof GoalSchema>;

/** `::stat{value="19" label="qualified meetings" trend="up" goal="higher"}` */
export const StatSchema = closedObject({
  value: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  trend: v.optional(v.picklist(["up", "down", "none"]), "none"),
  goal: v.optional(GoalSchema),
});
export type Stat = v.InferOutput<typeof StatSchema>;
export interface StatBlock extends Stat {
  type: "stat";
}

export const stat: BlockDefinition<StatBlock> = {
  directive: {
    name: "stat",
    form: "line",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, StatSchema);
      return attributes && { type: "stat", ...attributes };
    },
  },
  texts: listStatTexts,
  plainText: writeStat,
};

export function listStatTexts({ value, label }: Stat): string[] {
  return [value, label];
}

export function writeStat({ value, label, trend, goal }: Stat): string {
  const direction = { up: " (rising)", down: " (falling)", none: "" };
  return `${value} ${label}${writeGoal(goal)}${direction[trend]}`;
}

function writeGoal(goal: Goal | undefined): string {
  return goal ? ` (${goal} is better)` : "";
}
