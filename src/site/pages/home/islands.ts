import { island } from "#platform/islands/island.ts";

export const EdgeFilter = island("EdgeFilter", () => import("./edge-filter.tsx"));
export const ImpactAreas = island("ImpactAreas", () => import("./impact-areas.tsx"));
export const WeekSteps = island("WeekSteps", () => import("./week-steps.tsx"));
