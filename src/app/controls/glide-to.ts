import type { MouseEvent } from "react";

/**
 * Scrolls smoothly to a section of this page and takes the focus along, for whoever uses the keyboard; at once
 * under reduced motion. For the click of a plain link to `#id`; one that opens a new tab is left alone.
 */
export function glideTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section?.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  section?.focus({ preventScroll: true });
  // The address names the section, as after a plain click; the router's own state stays with it.
  window.history.replaceState(window.history.state, "", `#${id}`);
}
