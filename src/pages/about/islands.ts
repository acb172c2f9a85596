import { island } from "../../islands/island.ts";

export const Rotator = island("Rotator", () => import("./rotator.tsx"));
