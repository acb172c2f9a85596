import { useEffect, useState } from "react";
import { pushEvent } from "../../../analytics/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckIcon, CopyIcon } from "../../../ui/icons/icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

/** How long the button shows that the link was copied, in ms (spec 9). */
const COPIED_MS = 2000;

/** Copies the page URL (spec 2.9). Hidden without JavaScript. */
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
      {/* Not centered: the icon would shift if the label arrived late on a slow connection. */}
      <Button variant="secondary" className="min-w-48 justify-start max-sm:w-full lg:w-full" onClick={copy}>
        {isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {isCopied ? "Copied" : "Copy link"}
      </Button>
    </section>
  );
}

/** Copies the page URL without its hash and shows a toast (spec 8). Returns whether it succeeded. */
async function copyPageLink(): Promise<boolean> {
  const [url = ""] = window.location.href.split("#");
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    showToast({
      title: "Copy failed",
      description: "Unable to copy link to clipboard.",
      variant: "destructive",
    });
    return false;
  }
  pushEvent({
    event: "share",
    method: "copy_link",
    content_type: "article",
    item_id: window.location.pathname,
  });
  showToast({ title: "Link copied!", description: "The link has been copied to your clipboard." });
  return true;
}
