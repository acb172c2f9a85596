import { useEffect, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { CheckIcon, CopyIcon } from "../../../ui/icons/icons.tsx";
import { copyPageLink } from "./copy-page-link.ts";

/** How long the button says that the link was copied, in ms (spec 4.7, 9). */
const COPIED_MS = 2000;

/** Shares the article: copies the page's link (spec 2.9). Without JavaScript the address bar does. */
export function ShareBox() {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyPageLink()) setCopies((count) => count + 1);
  }

  return (
    <section aria-label="Share" className="noscript:hidden print:hidden">
      <p className="mb-3 text-sm font-semibold">Share this piece</p>
      {/* From its start: in the middle the sign would move when the words come after it, on a slow line. */}
      <Button variant="secondary" className="min-w-48 justify-start max-sm:w-full lg:w-full" onClick={copy}>
        {isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {isCopied ? "Copied" : "Copy link"}
      </Button>
    </section>
  );
}
