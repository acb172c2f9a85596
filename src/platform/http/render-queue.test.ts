import { expect, it } from "vitest";
import { createRenderQueue, RenderQueueFullError } from "./render-queue.ts";

it("lets the event loop run between pages", async () => {
  const queue = createRenderQueue(10);
  const order: string[] = [];
  const pages = ["a", "b", "c"].map((name) =>
    queue(async () => {
      order.push(name);
      // Simulates a request that arrives while a page is rendered.
      setImmediate(() => order.push(`after ${name}`));
    }),
  );
  await Promise.all(pages);
  expect(order.join(" ")).toMatch(/^a after a b after b c/);
});

it("rejects pages when it is full, and accepts more once there is room", async () => {
  const queue = createRenderQueue(2);
  const taken = [queue(async () => "a"), queue(async () => "b")];
  await expect(queue(async () => "c")).rejects.toThrow(RenderQueueFullError);
  expect(await Promise.all(taken)).toEqual(["a", "b"]);
  expect(await queue(async () => "d")).toBe("d");
});

it("continues after a page fails", async () => {
  const queue = createRenderQueue(1);
  await expect(queue(() => Promise.reject(new Error("no words")))).rejects.toThrow("no words");
  expect(await queue(async () => "next")).toBe("next");
});
