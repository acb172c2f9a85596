import { useCallback, useDeferredValue, useEffect, useRef, useSyncExternalStore } from "react";
import { Dialog, showToast } from "../../controls/index.ts";
import { useSender } from "../sending/use-sender.ts";
import { notices } from "../sending/words.ts";
import { contactRequest } from "./contact-request.ts";
import { type KeptMessage, ModalForm } from "./modal-form.tsx";

/** How long the modal stays after a success, in ms (spec 4.2, 9). */
const CLOSE_MS = 2_000;

/**
 * The contact form over whatever the visitor was reading (spec 4.2). Stands once in the document and draws nothing until
 * someone asks. It outlives its form: what was typed and what is on its way are still there when the modal is opened
 * again, and a notification reports what comes of a request after it was closed.
 */
export function ContactModal() {
  const wanted = useSyncExternalStore(contactRequest.subscribe, contactRequest.read, () => null);
  // A store's change is urgent to React, effects included: the page would be made inert before the modal is painted.
  const painted = useDeferredValue(wanted);
  const kept = useRef<KeptMessage>({ texts: {} });
  const sender = useSender();
  const { state, reset } = sender;

  const close = useCallback(() => {
    if (state.kind !== "busy") reset();
    contactRequest.ask(null);
  }, [state, reset]);

  useEffect(() => {
    const isClosed = contactRequest.read() === null;
    if (state.kind === "error" && isClosed) showToast(notices.failure);
    if (state.kind !== "success") return;
    showToast(notices.modalSuccess);
    kept.current = { texts: {} };
    if (isClosed) {
      reset();
      return;
    }
    const timer = setTimeout(close, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [state, reset, close]);

  return (
    <Dialog
      open={wanted !== null && painted !== null}
      onClose={close}
      title="Talk to a GTM Strategist"
      description="A strategist answers every request within a day."
      hideHeader={state.kind === "success"}
    >
      <ModalForm request={wanted ?? {}} kept={kept.current} sender={sender} />
    </Dialog>
  );
}
