import { island } from "../../../islands/island.ts";

export const WorkedExample = island("WorkedExample", () => import("./worked-example.tsx"), "intent");
