import { setImmediate } from "node:timers/promises";

export class RenderQueueFullError extends Error {
  override name = "RenderQueueFullError";
}

/** Throws `RenderQueueFullError` if `maxWaiting` pages are pending. */
export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/**
 * Renders one page at a time. Each blocks for 1 to 40 ms, and the event loop runs between two of them, so prerendered
 * pages and submissions never wait for more than one.
 */
export function createRenderQueue(maxWaiting: number): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (render) => {
    if (waiting >= maxWaiting) throw new RenderQueueFullError(`${waiting} pages are waiting to be rendered.`);
    waiting += 1;
    const page = last.then(() => setImmediate()).then(render);
    last = page.catch(() => {});
    try {
      return await page;
    } finally {
      waiting -= 1;
    }
  };
}
