/**
 * Makes links that act on this page buttons, with the role and the space bar: in the HTML they are links, so that they
 * work without JavaScript.
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
