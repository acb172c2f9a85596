import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { serveBuild, writeTinyBuild } from "../../tests/support/tiny-site.ts";
import { ListenError, startListening, stopListening } from "./listen.ts";

const quiet = () => createServer((_request, response) => response.end("answered"));

it.each([
  ["EAI_AGAIN", "HOST=box.lan is no address of this machine. Set HOST to one that is, or leave it out."],
  ["EAI_FAIL", "HOST=box.lan is no address of this machine. Set HOST to one that is, or leave it out."],
  ["ENOTFOUND", "HOST=box.lan is no address of this machine. Set HOST to one that is, or leave it out."],
  ["EAFNOSUPPORT", "HOST=box.lan is no address of this machine. Set HOST to one that is, or leave it out."],
  ["EINVAL", "HOST=box.lan is no address of this machine. Set HOST to one that is, or leave it out."],
  ["EACCES", "Port 80 may not be used by this user. Choose one above 1023: PORT=3000 npm start"],
  ["EMFILE", "The server cannot listen on port 80 of box.lan: listen EMFILE. Set HOST and PORT to others."],
])("explains %s and says what to do, as for any error of listening", async (code, sentence) => {
  const server = quiet();
  vi.spyOn(server, "listen").mockImplementation(() => {
    const error = Object.assign(new Error(`listen ${code}`), { code });
    setImmediate(() => server.emit("error", error));
    return server;
  });
  const listening = startListening(server, "box.lan", 80);
  await expect(listening).rejects.toThrow(ListenError);
  await expect(listening).rejects.toThrow(sentence);
});

it("finishes pending requests when it stops, without waiting for kept-alive connections", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/slow") setTimeout(() => response.end("late, but whole"), 300);
    else response.end("at once");
  });
  const origin = await startListening(server, "127.0.0.1", 0);
  await (await fetch(`${origin}/quick`)).text();
  const slow = fetch(`${origin}/slow`).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const startedAt = performance.now();
  await stopListening(server, 5_000);
  expect(await slow).toBe("late, but whole");
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  await expect(fetch(`${origin}/quick`)).rejects.toThrow();
});

it("accepts no more on a kept-alive connection that always has a request in flight", async () => {
  const server = createServer((_request, response) => void setTimeout(() => response.end("answered"), 20));
  const origin = await startListening(server, "127.0.0.1", 0);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let stopped: Promise<void> | undefined;
  let answeredSince = 0;
  const sendNext = (): void => {
    const sent = get(origin, { agent }, (response) => {
      response.resume().on("end", () => {
        if (stopped) answeredSince += 1;
        sendNext();
      });
    });
    sent.on("error", () => undefined);
  };
  sendNext();
  await new Promise((resolve) => setTimeout(resolve, 100));
  stopped = stopListening(server, 1_000);
  await stopped;
  agent.destroy();
  expect(answeredSince).toBeLessThanOrEqual(2);
});

it("closes requests that never end after the grace period", async () => {
  const server = createServer(() => {});
  const origin = await startListening(server, "127.0.0.1", 0);
  const hanging = fetch(`${origin}/`).catch(() => "closed");
  await new Promise((resolve) => setTimeout(resolve, 50));
  await stopListening(server, 100);
  expect(await hanging).toBe("closed");
});

it("closes clients that send a byte a second within 15 s", { timeout: 20_000 }, async () => {
  const build = writeTinyBuild();
  const site = await serveBuild(build.directory);
  const port = Number(new URL(site.origin).port);
  /** Sends a byte a second and ignores that the server ends the connection. */
  const drip = (beginning: string) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(beginning));
    const timer = setInterval(() => socket.write("x"), 1_000);
    socket.on("error", () => {});
    socket.on("close", () => clearInterval(timer));
    return once(socket.resume(), "connect");
  };
  const countConnections = () =>
    new Promise<number>((resolve) => site.server.getConnections((_error, count) => resolve(count)));
  const head = "POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  await Promise.all([
    drip("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "),
    drip(`${head}Content-Length: 5000\r\n\r\n`),
  ]);
  await vi.waitUntil(async () => (await countConnections()) === 2);
  await vi.waitUntil(async () => (await countConnections()) === 0, { timeout: 15_000 });
  await site.stop();
  build.remove();
});
