import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseConnectionLimits, manageConnections } from "./connections.ts";
import { startListening, stopListening } from "./listen.ts";

const opened: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of opened.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that never responds to `/never`; each loopback IP address is a client, and 127.0.0.2 is a proxy. */
async function serve(limits: { perClient: number; overall: number }) {
  const server = createServer((request, response) => {
    if (request.url !== "/never") response.end("answered");
  });
  servers.push(server);
  const reached: string[] = [];
  manageConnections(server, {
    limits,
    clientOf: ({ remoteAddress }) => (remoteAddress === "127.0.0.2" ? undefined : remoteAddress),
    onLimit: (limit) => void reached.push(limit),
  });
  const origin = await startListening(server, "127.0.0.1", 0);
  return { server, reached, port: Number(new URL(origin).port) };
}

/** Opens a connection from an IP address and requests a path; resolves when the response has had time to arrive. */
async function open(port: number, path?: string, from = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  opened.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await Promise.race([once(socket, "data"), once(socket, "close"), setTimeout(100)]);
  return socket;
}

const isOpen = async (socket: Socket) => {
  await setTimeout(50);
  return !socket.readableEnded && !socket.destroyed;
};

describe("new connections at a limit", () => {
  it("are made room for by closing the longest idle one of the same client", async () => {
    const { port, reached } = await serve({ perClient: 3, overall: 100 });
    const other = await open(port, "/", "127.0.0.3");
    const [first, second] = [await open(port, "/"), await open(port, "/")];
    const working = await open(port, "/never");
    first.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(first, "data");
    const fourth = await open(port, "/");
    expect(await Promise.all([other, first, second, working, fourth].map(isOpen))).toEqual([
      ...[true, true, false, true, true],
    ]);
    expect(reached).toEqual(["perClient"]);
  });

  it("are refused where every other one is busy", async () => {
    const { port } = await serve({ perClient: 2, overall: 100 });
    const working = [await open(port, "/never"), await open(port, "/never")];
    expect(await isOpen(await open(port, "/"))).toBe(false);
    expect(await Promise.all(working.map(isOpen))).toEqual([true, true]);
  });

  it("replace one whose request began five seconds ago, where none is idle", async () => {
    const { port } = await serve({ perClient: 1, overall: 100 });
    const stalled = await open(port, "/never");
    const realNow = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => realNow() + 5_000);
    const fresh = await open(port, "/");
    expect([await isOpen(stalled), await isOpen(fresh)]).toEqual([false, true]);
  });

  it("are counted overall too, and those of a proxy only overall", async () => {
    const { port, reached } = await serve({ perClient: 1, overall: 3 });
    const proxied = [
      await open(port, "/", "127.0.0.2"),
      await open(port, "/", "127.0.0.2"),
      await open(port, "/", "127.0.0.2"),
    ];
    expect(reached).toEqual([]);
    expect(await isOpen(await open(port, "/", "127.0.0.4"))).toBe(true);
    expect(await Promise.all(proxied.map(isOpen))).toEqual([false, true, true]);
    expect(reached).toEqual(["overall"]);
  });

  it("are closed where too many pipelined requests wait", async () => {
    const { port } = await serve({ perClient: 10, overall: 10 });
    const request = "GET /never HTTP/1.1\r\nHost: a\r\n\r\n";
    const [few, many] = [await open(port), await open(port)];
    few.write(request.repeat(32));
    many.write(request.repeat(33));
    await setTimeout(200);
    expect([await isOpen(few), await isOpen(many)]).toEqual([true, false]);
  });

  it("never exceed the process's limit of open files", () => {
    expect(chooseConnectionLimits(Number.POSITIVE_INFINITY)).toEqual({ overall: 4_000, perClient: 2_000 });
    expect(chooseConnectionLimits(400)).toEqual({ overall: 300, perClient: 150 });
    expect(chooseConnectionLimits(64).overall).toBeLessThan(64);
    expect(chooseConnectionLimits().overall).toBeGreaterThan(0);
  });
});

describe("a stop", () => {
  it("lets a download in progress finish", { timeout: 10_000 }, async () => {
    const body = Buffer.alloc(20_000_000, "x");
    const server = createServer((_request, response) => response.end(body));
    manageConnections(server, {
      limits: { perClient: 10, overall: 10 },
      clientOf: () => "one",
      onLimit: () => {},
    });
    const origin = await startListening(server, "127.0.0.1", 0);
    const response = await fetch(origin);
    await setTimeout(50);
    const stopped = stopListening(server, 8_000);
    await setTimeout(300);
    expect((await response.arrayBuffer()).byteLength).toBe(body.byteLength);
    await stopped;
  });

  it("closes idle connections at once, and lets a request that is arriving finish", async () => {
    const { server, port } = await serve({ perClient: 10, overall: 10 });
    const [unused, kept] = [await open(port), await open(port, "/")];
    const arriving = await open(port);
    arriving.write("GET / HTTP/1.1\r\nHo");
    await setTimeout(50);
    const startedAt = performance.now();
    const stopped = stopListening(server, 5_000);
    expect(await Promise.all([unused, kept].map(isOpen))).toEqual([false, false]);
    arriving.write("st: a\r\n\r\n");
    expect(String((await once(arriving, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
