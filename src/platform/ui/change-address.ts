/** Safari throws after 100 changes in 30 s. */
const PAUSE_MS = 300;

let waiting: ((url: URL) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Changes the page's URL without a new entry in the history: at once, or if the last change was just now, a moment later. */
export function changeAddress(change: (url: URL) => void): void {
  waiting = change;
  if (timer === undefined) finishAddress();
}

/** Makes a change that is waiting now, before the URL is read. */
export function finishAddress(): void {
  const change = waiting;
  clearTimeout(timer);
  waiting = timer = undefined;
  if (!change) return;
  timer = setTimeout(finishAddress, PAUSE_MS);
  const url = new URL(location.href);
  change(url);
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Only a link to what the page shows now is lost, until the next change.
  }
}
