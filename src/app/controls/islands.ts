import { island } from "../../islands/island.ts";

export const Carousel = island("Carousel", () => import("./carousel.tsx"));
export const Tabs = island("Tabs", () => import("./tabs.tsx"));
export const ToastRegion = island("ToastRegion", () => import("./toast-region.tsx"), "intent");
