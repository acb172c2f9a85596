import { setImmediate } from "node:timers/promises";

/** Too many pages are waiting to be rendered. */
export class RenderQueueFullError extends Error {
  override name = "RenderQueueFullError";
}

/** Renders one page at a time. Throws `RenderQueueFullError` when `maxWaiting` are pending. */
export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for rendering, which takes 1 to 40 ms of synchronous work. The event loop runs between two pages, so
 * that prerendered pages and posts never wait for more than one.
 */
export function createRenderQueue(maxWaiting: number): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (render) => {
    if (waiting >= maxWaiting) throw new RenderQueueFullError(`${waiting} pages wait to be rendered.`);
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
