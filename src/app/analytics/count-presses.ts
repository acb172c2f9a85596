import { openDataLayer } from "./data-layer.ts";

/** Carriers whose key was counted, and which owe the click that the key makes of itself. */
const keyed = new WeakSet<HTMLElement>();

/**
 * Counts presses of whatever carries `data-event`, and submits of forms that do (spec 7.4), each once: a key and the
 * click that it makes are one press. One that is held for an island is counted when it is done: a held click goes no
 * further than the document's capture, and the one that is done again comes through to here.
 */
export function countPresses(): void {
  // In capture: ahead of a control that makes its own click of a key.
  addEventListener("keydown", countKey, { capture: true });
  addEventListener("click", (event) => {
    const carrier = findCarrier(event);
    if (!carrier || isForm(carrier)) return;
    const isCounted = event.detail === 0 && keyed.delete(carrier);
    if (!isCounted) push(carrier);
  });
  addEventListener("submit", (event) => {
    const carrier = findCarrier(event);
    if (carrier && isForm(carrier)) push(carrier);
  });
}

function countKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== "Enter" && key !== " ") || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const carrier = findCarrier(event);
  if (!carrier || isForm(carrier) || (target instanceof Element && target.matches("input, select, textarea")))
    return;
  keyed.add(carrier);
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
