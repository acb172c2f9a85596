import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { Dialog } from "../../controls/index.ts";
import { contactRequest } from "./contact-request.ts";
import { ModalForm } from "./modal-form.tsx";

/**
 * The contact form over whatever the visitor was reading (spec 4.2). Stands once in the document and draws nothing until
 * someone asks.
 */
export function ContactModal() {
  const current = useSyncExternalStore(contactRequest.subscribe, contactRequest.read, () => null);
  // A store's change is urgent to React, effects included: the page would be made inert before the modal is painted.
  const request = useDeferredValue(current);
  const [isSent, setIsSent] = useState(false);

  function close() {
    setIsSent(false);
    contactRequest.ask(null);
  }

  return (
    <Dialog
      open={request !== null}
      onClose={close}
      title="Talk to a GTM Strategist"
      description="A strategist answers every request within a day."
      headUnseen={isSent}
    >
      <ModalForm request={request ?? {}} onSent={() => setIsSent(true)} onClose={close} />
    </Dialog>
  );
}
