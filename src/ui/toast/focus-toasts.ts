/** F8 moves the focus to the notifications (spec 9). */
export function focusToastsOnF8(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F8") return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-toast-region]")?.focus();
  });
}
