import { island } from "#platform/islands/island.ts";

export const LocalHours = island("LocalHours", () => import("./hours.tsx"));
