import { island } from "#platform/islands/island.ts";

export const WorkedExample = island("WorkedExample", () => import("./worked-example.tsx"), "intent");
