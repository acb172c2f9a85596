import { finishAddress } from "#platform/ui/change-address.ts";
import { showToast } from "#platform/ui/toast/toast-store.ts";

/** The page's URL without its hash (spec 8). */
export function pageLink(): string {
  finishAddress();
  return window.location.href.split("#")[0] ?? "";
}

/** Shows a toast if it fails (spec 8). */
export async function writeToClipboard(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({
      title: "Copy failed",
      description: `Unable to copy ${what} to clipboard.`,
      variant: "destructive",
    });
    return false;
  }
}
