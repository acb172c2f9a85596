import { useCallback, useEffect, useRef } from "react";
import { siteConfig } from "#config/index.ts";
import { Dialog, useDialogState } from "#platform/ui/dialog/dialog.tsx";
import { dialogState } from "#platform/ui/dialog/dialog-state.ts";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import { useSender } from "../sender.ts";
import { toasts } from "../wording.ts";
import { type KeptMessage, ModalForm } from "./modal-form.tsx";

/** Delay in ms between a success and closing the modal (spec 4.2, 9). */
const CLOSE_MS = 2_000;

const contactModalState = dialogState("ContactModal");

/**
 * The contact form in a dialog over any page (spec 4.2). Each document contains one, which renders nothing until it
 * opens. The input and any pending request survive closing it; a toast then shows the result.
 */
export function ContactModal() {
  const isOpen = useDialogState(contactModalState);
  const kept = useRef<KeptMessage>({});
  const sender = useSender();
  const { state, reset } = sender;

  const close = useCallback(() => {
    if (state.kind !== "busy") reset();
    contactModalState.set(false);
  }, [state, reset]);

  useEffect(() => {
    const isClosed = !contactModalState.isOpen();
    if (state.kind === "error" && isClosed) showToast(toasts.failure);
    if (state.kind !== "success") return;
    showToast(state.isHeld ? toasts.quarantined : toasts.modalSuccess);
    kept.current = {};
    if (isClosed) {
      reset();
      return;
    }
    const timer = setTimeout(close, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [state, reset, close]);

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={siteConfig.contactForm.action}
      description={siteConfig.contactForm.lead}
      hideHeader={state.kind === "success"}
    >
      <ModalForm kept={kept.current} sender={sender} />
    </Dialog>
  );
}
