let locks = 0;

/**
 * Stops the page behind a dialog from scrolling until the returned function is called (spec 4.2). Calls can be nested.
 */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  // Padding replaces the scroll bar, so nothing shifts.
  if (locks === 0) body.style.paddingInlineEnd = `${innerWidth - documentElement.clientWidth}px`;
  locks += 1;
  body.classList.add("scroll-locked");
  return () => {
    locks -= 1;
    if (locks > 0) return;
    body.classList.remove("scroll-locked");
    body.style.paddingInlineEnd = "";
  };
}
