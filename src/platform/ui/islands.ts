import { island } from "../islands/island.ts";

export const Carousel = island("Carousel", () => import("./carousel/carousel.tsx"));
export const Tabs = island("Tabs", () => import("./tabs/tabs.tsx"), "intent");
export const ToastRegion = island("ToastRegion", () => import("./toast/toast-region.tsx"), "intent");
