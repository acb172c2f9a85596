import { pushEvent } from "../../../analytics/index.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";

/**
 * Copies the page's address, without the place on the page, and says what became of it (spec 8). Returns whether it is in
 * the clipboard.
 */
export async function copyPageLink(): Promise<boolean> {
  const [address = ""] = window.location.href.split("#");
  try {
    await navigator.clipboard.writeText(address);
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
