import { openDataLayer } from "./data-layer.ts";

/** Elements whose key was pushed: the click that the browser makes of it is not another press. */
const keyed = new WeakSet<HTMLElement>();

/**
 * Pushes an event for each press of whatever carries `data-event`, and for submits of forms that do (spec 7.4): a key and the
 * click that it makes are one press. A click that is held for an island stops in the capture phase; it is tracked when it
 * is replayed.
 */
export function trackPresses(): void {
  // In capture: ahead of a control that makes its own click of a key.
  addEventListener("keydown", trackKey, { capture: true });
  addEventListener("click", (event) => {
    const carrier = findCarrier(event);
    if (!carrier || isForm(carrier)) return;
    const isKnown = event.detail === 0 && keyed.delete(carrier);
    if (!isKnown) push(carrier);
  });
  addEventListener("submit", (event) => {
    const carrier = findCarrier(event);
    if (carrier && isForm(carrier)) push(carrier);
  });
}

function trackKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== "Enter" && key !== " ") || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const carrier = findCarrier(event);
  if (!carrier || isForm(carrier) || (target instanceof Element && target.matches("input, select, textarea")))
    return;
  // A script's key makes no click, nor does the space bar on a link.
  if (event.isTrusted && (key === "Enter" || !carrier.matches("a:not([data-button])"))) keyed.add(carrier);
  push(carrier);
}

const isForm = (carrier: HTMLElement) => carrier instanceof HTMLFormElement;

/** From the path at the press: a control may have redrawn itself meanwhile. */
function findCarrier(event: Event): HTMLElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.event !== undefined);
}

/** What the markup leaves out is pushed as undefined: a container would go on with the last event's. */
function push({ dataset }: HTMLElement): void {
  const layer = openDataLayer();
  layer.push({
    event: dataset.event,
    category: dataset.eventCategory,
    label: dataset.eventLabel,
    value: Number(dataset.eventValue ?? 1),
    location: dataset.eventLocation,
    item_title: dataset.eventItemTitle,
    item_slug: dataset.eventItemSlug,
    index: dataset.eventIndex && Number(dataset.eventIndex),
  });
  const { eventItemType: content_type, eventItemSlug: content_id } = dataset;
  if (content_type) layer.push({ event: "select_content", content_type, content_id });
}
