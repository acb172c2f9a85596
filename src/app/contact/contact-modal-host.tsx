import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../site/index.ts";
import type { ContactModalProps } from "./contact-modal.tsx";
import { type ContactRequest, hostContact, loadContactModal } from "./open-contact.ts";

/**
 * Where the contact modal appears. Stands once in the root and draws nothing until someone asks (spec 4.2); going
 * to another page closes the modal.
 */
export function ContactModalHost() {
  const [request, setRequest] = useState<ContactRequest | null>(null);
  const [Modal, setModal] = useState<ComponentType<ContactModalProps> | null>(null);
  const { key } = useLocation();
  const close = useCallback(() => setRequest(null), []);

  useEffect(
    () =>
      hostContact((wanted) => {
        loadContactModal().then(
          (module) => {
            setModal(() => module.ContactModal);
            setRequest(wanted);
          },
          // Its file is gone or the network is: the page itself can do all that the modal can.
          () => window.location.assign(paths.contact),
        );
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address closes the modal
  useEffect(close, [key]);

  return request && Modal ? <Modal request={request} onClose={close} /> : null;
}
