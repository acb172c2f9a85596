import { createDialogState } from "../../ui/dialog/dialog-state.ts";

/** Whether the scheduling dialog is open (spec 4.7). */
export const scheduleDialogState = createDialogState();
