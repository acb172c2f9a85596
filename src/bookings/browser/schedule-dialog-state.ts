import { createDialogState } from "../../ui/dialog/dialog-state.ts";

/** State of the scheduling dialog, open or closed (spec 4.7). */
export const scheduleDialogState = createDialogState();
