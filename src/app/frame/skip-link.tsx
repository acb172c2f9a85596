import type { MouseEvent } from "react";

const mainId = "main";

/** First thing the Tab key reaches: jumps over the header to `#main`. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link" onClick={skip}>
      Skip to content
    </a>
  );
}

/** As the browser would, but without an entry in the history that the router did not make. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}
