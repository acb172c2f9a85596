import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { OperatorError } from "#platform/operator-error.ts";
import { startListening, stopListening } from "./listen.ts";

const quiet = () => createServer((_request, response) => response.end("done"));
const isNotOurs = "HOST=box.lan is not an address of this machine. Set HOST to one that is, or remove it.";

it.each([
  ["EAI_AGAIN", isNotOurs],
  ["EAI_FAIL", isNotOurs],
  ["ENOTFOUND", isNotOurs],
  ["EAFNOSUPPORT", isNotOurs],
  ["EINVAL", isNotOurs],
  ["EACCES", "This user isn't allowed to use port 80. Choose one above 1023: PORT=3000 npm start"],
  ["EMFILE", "The server cannot listen on port 80 of box.lan: listen EMFILE. Set another HOST or PORT."],
])("explains the error %s and says what to do", async (code, message) => {
  const server = quiet();
  vi.spyOn(server, "listen").mockImplementation(() => {
    const error = Object.assign(new Error(`listen ${code}`), { code });
    setImmediate(() => server.emit("error", error));
    return server;
  });
  const listening = startListening(server, "box.lan", 80);
  await expect(listening).rejects.toThrow(OperatorError);
  await expect(listening).rejects.toThrow(message);
});

it("finishes pending requests when it stops, without waiting for keep-alive connections", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/slow") void setTimeout(300).then(() => response.end("late, but whole"));
    else response.end("at once");
  });
  const origin = await startListening(server, "127.0.0.1", 0);
  await (await fetch(`${origin}/quick`)).text();
  const slow = fetch(`${origin}/slow`).then((response) => response.text());
  await setTimeout(50);
  const startedAt = performance.now();
  await stopListening(server, 5_000);
  expect(await slow).toBe("late, but whole");
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  await expect(fetch(`${origin}/quick`)).rejects.toThrow();
});

it("stops even when a keep-alive connection always has a request in flight", async () => {
  const server = createServer((_request, response) => void setTimeout(20).then(() => response.end("done")));
  const origin = await startListening(server, "127.0.0.1", 0);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let stopped: Promise<void> | undefined;
  let responsesSince = 0;
  const sendNext = (): void => {
    const sent = get(origin, { agent }, (response) => {
      response.resume().on("end", () => {
        if (stopped) responsesSince += 1;
        sendNext();
      });
    });
    sent.on("error", () => undefined);
  };
  sendNext();
  await setTimeout(100);
  stopped = stopListening(server, 1_000);
  await stopped;
  agent.destroy();
  expect(responsesSince).toBeLessThanOrEqual(2);
});

it("closes pending requests after the grace period", async () => {
  const server = createServer(() => {});
  const origin = await startListening(server, "127.0.0.1", 0);
  const hanging = fetch(`${origin}/`).catch(() => "closed");
  await setTimeout(50);
  await stopListening(server, 100);
  expect(await hanging).toBe("closed");
});

it("lets a download in progress finish when it stops", async () => {
  const body = Buffer.alloc(20_000_000, "x");
  const server = createServer((_request, response) => response.end(body));
  const origin = await startListening(server, "127.0.0.1", 0);
  const response = await fetch(origin);
  const stopped = stopListening(server, 8_000);
  // Longer than the interval at which idle connections are closed.
  await setTimeout(150);
  expect((await response.arrayBuffer()).byteLength).toBe(body.byteLength);
  await stopped;
});

it("immediately closes unused and idle connections when it stops, but not one with a partial request", async () => {
  const server = quiet();
  const port = Number(new URL(await startListening(server, "127.0.0.1", 0)).port);
  const [unused, idle, arriving] = [connect(port), connect(port), connect(port)];
  await Promise.all([unused, idle, arriving].map((socket) => once(socket, "connect")));
  const closed = Promise.all([unused, idle].map((socket) => once(socket, "close")));
  idle.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(idle, "data");
  arriving.write("GET / HTTP/1.1\r\nHo");
  await setTimeout(50);
  const startedAt = performance.now();
  const stopped = stopListening(server, 5_000);
  for (const socket of [unused, idle]) socket.resume();
  await closed;
  arriving.write("st: a\r\n\r\n");
  expect(String((await once(arriving, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
