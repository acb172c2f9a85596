import { island } from "#platform/islands/island.ts";

export const CopyButton = island("CopyButton", () => import("./copy-button.tsx"), "intent");
