import { setImmediate } from "node:timers/promises";

export class RenderQueueFullError extends Error {
  override name = "RenderQueueFullError";
}

/** Creates a queue that throws `RenderQueueFullError` if `maxWaiting` pages are pending. */
export function createRenderQueue(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(render: () => Promise<T>): Promise<T> => {
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

/**
 * Renders one page at a time. Each blocks for 1 to 40 ms, and the event loop runs in between, so prerendered pages and
 * submissions never wait for more than one. Throws `RenderQueueFullError` if 128 are pending, the last of which waits a
 * second or two.
 */
export const renderInTurn = createRenderQueue(128);
