let locks = 0;

/**
 * Stops the page behind a layer from scrolling until the returned function is called; several layers may do so at once
 * (spec 4.2).
 */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  // In place of a scroll bar that takes up space, so that nothing moves.
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
