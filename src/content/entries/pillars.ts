import * as v from "valibot";

/** The steps of the approach, in order (spec 1). Each step of the process belongs to one. */
export const pillars = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
] as const;
export type Pillar = (typeof pillars)[number];

export const PillarSchema = v.picklist(pillars, `must be one of ${pillars.join(", ")}`);
