import { type MouseEvent, useEffect, useState } from "react";
import { pushEvent } from "#config/events/index.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { CheckIcon, CopyIcon } from "#platform/ui/icons/icons.tsx";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import { pageLink, writeToClipboard } from "./write-to-clipboard.ts";

/** How long the button shows that something was copied, in ms (spec 9). */
const COPIED_MS = 2000;

/** Copies the page's link (spec 2.9), or the text in the closest `data-copied` element. Hidden without JavaScript. */
export function CopyButton({ copies }: { copies: "link" | "text" }) {
  const [copyCount, setCopyCount] = useState(0);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (copyCount === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copyCount]);

  async function copy({ currentTarget }: MouseEvent) {
    const text = copies === "link" ? pageLink() : findText(currentTarget);
    if (!(await writeToClipboard(text, copies))) return;
    if (copies === "link") announceLink();
    setCopyCount((count) => count + 1);
  }

  if (copies === "link") {
    return (
      // Not centered: the icon would shift if the label arrived late on a slow connection.
      <Button
        variant="secondary"
        className="justify-start max-sm:w-full sm:max-lg:min-w-48 lg:w-full"
        onClick={copy}
      >
        {isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {isCopied ? "Copied" : "Copy link"}
      </Button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="link-more font-sans text-sm noscript:hidden print:hidden"
        onClick={copy}
      >
        {isCopied ? (
          "Copied"
        ) : (
          <span>
            Copy<span className="sr-only"> the text above</span>
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {isCopied && "Copied to the clipboard"}
      </span>
    </>
  );
}

function findText(button: Element): string {
  return button.closest("[data-copied]")?.querySelector("pre")?.textContent ?? "";
}

function announceLink(): void {
  pushEvent({
    event: "share",
    method: "copy_link",
    content_type: "article",
    item_id: window.location.pathname,
  });
  showToast({ title: "Link copied!", description: "The link has been copied to your clipboard." });
}
