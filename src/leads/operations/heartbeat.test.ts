import { expect, it } from "vitest";
import { startReceiver, status } from "#tests/support/leads/receiver.ts";
import { sendHeartbeat } from "./heartbeat.ts";

it("fails without naming the URL when the monitor hangs, rejects the request or is gone", async () => {
  const monitor = await startReceiver();
  const reasons: unknown[] = [];
  const send = async (url: string) => sendHeartbeat(url, 200).catch((error) => void reasons.push(error));
  monitor.respond = () => {};
  await send(`${monitor.url}/secret`);
  monitor.respond = status(404);
  await send(`${monitor.url}/secret`);
  await send("http://127.0.0.1:9/secret");
  expect(reasons.map(String)).toEqual([
    "TimeoutError: The operation was aborted due to timeout",
    "Error: The monitor responded with 404.",
    "TypeError: fetch failed",
  ]);
});
