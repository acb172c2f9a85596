import { pushEvent } from "../../analytics/index.ts";
import { showToast } from "../../controls/toast-store.ts";

/** The address that a reader passes on: the address bar's, without the place on the page. */
export function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}

/** Copies the page's address and says what became of it (spec 8). Returns whether it is in the clipboard. */
export async function copyPageLink(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(withoutHash(window.location.href));
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
