import { island } from "#platform/islands/island.ts";

export const CategoryTabs = island("CategoryTabs", () => import("./category-tabs.tsx"), "intent");
export const GrowingList = island("GrowingList", () => import("./growing-list.tsx"), "intent");
