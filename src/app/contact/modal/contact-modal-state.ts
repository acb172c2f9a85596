import { createDialogState } from "../../controls/dialog-state.ts";

/** Whether the contact modal is open (spec 4.2). */
export const contactModalState = createDialogState();
