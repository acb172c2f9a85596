import { island } from "../../../islands/island.ts";

export const PageJoin = island("PageJoin", () => import("./page-join.tsx"), "intent");
