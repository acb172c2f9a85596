import { island } from "#platform/islands/island.ts";

export const ScheduleDialog = island("ScheduleDialog", () => import("./schedule-dialog.tsx"), "intent");
