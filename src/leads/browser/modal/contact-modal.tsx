import { useCallback, useEffect, useRef } from "react";
import { siteConfig } from "../../../site/index.ts";
import { Dialog, useDialogState } from "../../../ui/dialog/dialog.tsx";
import { dialogState } from "../../../ui/dialog/dialog-state.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useSender } from "../sender.ts";
import { notices } from "../wording.ts";
import { type KeptMessage, ModalForm } from "./modal-form.tsx";

/** How long the modal stays open after a success, in ms (spec 4.2, 9). */
const CLOSE_MS = 2_000;

const contactModalState = dialogState("ContactModal");

/**
 * The contact form over whatever the visitor was reading (spec 4.2). The document contains it once, and it renders
 * nothing until it is opened. It outlives its form: typed texts and a request in flight are still there when it is
 * opened again, and a notification reports a result that arrives while it is closed.
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
    if (state.kind === "error" && isClosed) showToast(notices.failure);
    if (state.kind !== "success") return;
    showToast(state.isHeld ? notices.held : notices.modalSuccess);
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
