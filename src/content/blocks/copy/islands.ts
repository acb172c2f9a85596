import { island } from "../../../islands/island.ts";

export const CopyButton = island("CopyButton", () => import("./copy-button.tsx"));
