import { openDataLayer } from "./data-layer.ts";
import { readEvent } from "./event-attributes.ts";

/** Elements whose event was pushed at a key: the click that the browser makes of that key is not counted again. */
const keyed = new WeakSet<HTMLElement>();

/**
 * Pushes the event of an element with `data-event` at a click, at Enter or Space, and at a submit where it is a form (spec
 * 7.4). A key and the click that it makes are one event. A click that waits for an island stops in the capture phase; it
 * is counted when it is replayed.
 */
export function trackEvents(): void {
  // In capture: ahead of a control that makes its own click of a key.
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
  // A script's key makes no click, nor does the space bar on a link.
  if (event.isTrusted && (key === "Enter" || !element.matches("a:not([data-button])"))) keyed.add(element);
  push(element);
}

const isForm = (element: HTMLElement) => element instanceof HTMLFormElement;

/** From the path at the click: a control may have rendered again meanwhile. */
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
  // With undefined for what the markup leaves out: a container would keep the last event's.
  layer.push({ event, category, label, value, location, item_title, item_slug, index });
  if (item_type) layer.push({ event: "select_content", content_type: item_type, content_id: item_slug });
}
