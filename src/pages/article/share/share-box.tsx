import { CopyButton } from "../../../content/blocks/copy/islands.ts";

/** Copies the article's link (spec 2.9). Hidden without JavaScript. */
export function ShareBox() {
  return (
    <section aria-label="Share" className="noscript:hidden print:hidden">
      <p className="mb-3 text-sm font-semibold">Share this piece</p>
      <CopyButton copies="link" />
    </section>
  );
}
