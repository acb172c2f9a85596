let locks = 0;

/** Keeps the page behind a layer from scrolling until the returned function is called; several layers may lock it at once (spec 4.2). */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  // Where the scroll bar takes room its place is kept, so that nothing moves when a layer opens.
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
