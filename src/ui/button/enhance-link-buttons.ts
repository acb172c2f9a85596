/**
 * Gives links that act on the current page the role and the Space key of a button. Without JavaScript they are links.
 */
export function enhanceLinkButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-button]")) {
    link.role = "button";
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }
}
