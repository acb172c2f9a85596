import { createDialogState } from "../../../ui/dialog/dialog-state.ts";

/** State of the contact modal, open or closed (spec 4.2). */
export const contactModalState = createDialogState();
