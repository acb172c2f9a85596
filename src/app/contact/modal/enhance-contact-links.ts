import { hydrateNamed } from "../../../islands/start-islands.ts";
import { paths } from "../../../site/index.ts";
import { isPlainClick } from "../../controls/plain-click.ts";
import { requestContact } from "./contact-request.ts";

/**
 * Makes calls to talk open the contact modal (spec 2.3, 2.9, 4.2). Its code is fetched once a pointer or the focus comes
 * near; where it does not come, the visitor is taken to the contact page, which can do all that the modal can.
 */
export function enhanceContactLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-contact]")) {
    link.ariaHasPopup = "dialog";
    link.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(link.dataset.contact ?? "{}");
    });
    link.addEventListener("pointerenter", prepare);
    link.addEventListener("focus", prepare);
  }
}

function open(request: string): void {
  hydrateNamed("ContactModal").then(
    () => requestContact(JSON.parse(request)),
    () => location.assign(paths.contact),
  );
}

/** A failure is reported once the modal is wanted. */
function prepare(): void {
  hydrateNamed("ContactModal").catch(() => undefined);
}
