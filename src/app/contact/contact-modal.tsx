import { useState } from "react";
import { Dialog } from "../controls/index.ts";
import { ModalForm } from "./modal-form.tsx";
import type { ContactRequest } from "./open-contact.ts";

export interface ContactModalProps {
  request: ContactRequest;
  onClose: () => void;
}

/** The contact form over whatever the visitor was reading (spec 4.2). Loaded on intent. */
export function ContactModal({ request, onClose }: ContactModalProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Talk to a GTM Strategist"
      description="A strategist answers every request within a day."
      headUnseen={isSent}
    >
      <ModalForm request={request} onSent={() => setIsSent(true)} onClose={onClose} />
    </Dialog>
  );
}
