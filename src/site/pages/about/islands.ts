import { island } from "#platform/islands/island.ts";

export const Rotator = island("Rotator", () => import("./rotator.tsx"));
