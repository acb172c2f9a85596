import { createRequestStore } from "../controls/request-store.ts";

/** Whether the scheduling dialog is wanted (spec 4.7). */
export const scheduleRequest = createRequestStore<true>();
