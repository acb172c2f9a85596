import * as v from "valibot";

/** The four steps of the execution model, in order (spec 1). The process names each of its steps after one. */
export const pillars = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
] as const;
export type Pillar = (typeof pillars)[number];

export const PillarSchema = v.picklist(pillars, `must be one of ${pillars.join(", ")}`);
