import { island } from "#platform/islands/island.ts";

export const Calculator = island("Calculator", () => import("./calculator.tsx"), "intent");
