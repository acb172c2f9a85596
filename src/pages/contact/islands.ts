import { island } from "../../islands/island.ts";

export const LocalHours = island("LocalHours", () => import("./hours.tsx"));
