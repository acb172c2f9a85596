import { island } from "../../islands/island.ts";

export const ShareBox = island("ShareBox", () => import("./share/share-box.tsx"));
