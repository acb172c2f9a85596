import { createDialogState } from "../../../ui/dialog/dialog-state.ts";

/** Whether the contact modal is open (spec 4.2). */
export const contactModalState = createDialogState();
