/** Makes 'Go Back' on the 404 page go back in the browser's history (spec 2.10), or home if the tab has none. */
export function enhanceGoBack(): void {
  for (const button of document.querySelectorAll("[data-go-back]")) {
    button.addEventListener("click", () => {
      if (history.length > 1) history.back();
      else location.assign("/");
    });
  }
}
