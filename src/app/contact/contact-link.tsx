import type { MouseEvent, ReactNode } from "react";
import { paths } from "../../site/index.ts";
import { isPlainClick } from "../controls/plain-click.ts";
import { useButtonRole } from "../controls/use-button-role.ts";
import { type ContactRequest, loadContactModal, openContact } from "./open-contact.ts";

/** A call to talk: its label, its look (`btn btn-marker`, `link-more`, …), and how the modal opens. */
export interface ContactLinkProps extends ContactRequest {
  children: ReactNode;
  className?: string;
}

/**
 * "Opens the contact modal" (spec 2.3, 2.9). In the HTML it is a link to the contact page, which is what it does
 * without JavaScript and for a click that asks for a new tab; once it can open the modal it is a button.
 */
export function ContactLink({ children, className, message, tab }: ContactLinkProps) {
  const buttonRole = useButtonRole<HTMLAnchorElement>();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openContact({ ...(message && { message }), ...(tab && { tab }) });
  }

  return (
    <a
      href={paths.contact}
      className={className}
      {...buttonRole}
      aria-haspopup={buttonRole.role && "dialog"}
      onClick={handleClick}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  );
}

/** Fetches the modal before the click. A failure is told when it is wanted. */
function prepare() {
  loadContactModal().catch(() => undefined);
}
