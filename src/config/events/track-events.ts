import { openDataLayer } from "#platform/analytics/data-layer.ts";
import { readEvent } from "./push-event.ts";

/** Elements whose event was pushed on a key press, so that the resulting click isn't counted too. */
const keyed = new WeakSet<HTMLElement>();

/**
 * Pushes an element's `data-event` on click, Enter or Space, and a form's on submit (spec 7.4). A click that is
 * waiting for its island is counted when it is replayed.
 */
export function trackEvents(): void {
  // Uses the capture phase to run before controls that turn a key press into a click themselves.
  addEventListener("keydown", trackKey, { capture: true });
  addEventListener("click", (event) => {
    const element = findElement(event);
    if (!element || isForm(element)) return;
    const isKnown = event.detail === 0 && keyed.delete(element);
    if (!isKnown) push(element);
  });
  addEventListener("submit", (event) => {
    const element = findElement(event);
    if (element && isForm(element)) push(element);
  });
}

function trackKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== "Enter" && key !== " ") || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const element = findElement(event);
  if (!element || isForm(element) || (target instanceof Element && target.matches("input, select, textarea")))
    return;
  // A key event from a script, or Space on a link, doesn't cause a click.
  if (event.isTrusted && (key === "Enter" || !element.matches("a:not([data-button])"))) keyed.add(element);
  push(element);
}

const isForm = (element: HTMLElement) => element instanceof HTMLFormElement;

/** Uses the event's path, because the control might have been re-rendered since. */
function findElement(event: Event): HTMLElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.event !== undefined);
}

function push(element: HTMLElement): void {
  const layer = openDataLayer();
  const {
    event,
    category,
    label,
    value = 1,
    location,
    item_title,
    item_slug,
    item_type,
    index,
  } = readEvent(element);
  // Includes undefined values; otherwise a tag container would keep the previous event's values.
  layer.push({ event, category, label, value, location, item_title, item_slug, index });
  if (item_type) layer.push({ event: "select_content", content_type: item_type, content_id: item_slug });
}
