import { pushEvent } from "../../../analytics/index.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";

/** Copies the page's URL without its hash, and notifies the visitor (spec 8). Returns whether it succeeded. */
export async function copyPageLink(): Promise<boolean> {
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
