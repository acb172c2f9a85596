import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contact } from "#tests/support/leads/forms-endpoint.ts";
import { sendRaw } from "#tests/support/platform/send-raw.ts";
import {
  type ServedSite,
  serveBuild,
  type TinyBuild,
  writeTinyBuild,
} from "#tests/support/server/tiny-site.ts";

const bigBytes = 24_000_000;
const big = "/assets/big.bin";

let build: TinyBuild;
let site: ServedSite;
const opened: Socket[] = [];

beforeAll(async () => {
  build = writeTinyBuild();
  writeFileSync(join(build.directory, "client", big), Buffer.alloc(bigBytes, 7));
  site = await serveBuild(build.directory);
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await site.stop();
  build.remove();
});

/**
 * Opens connections that send `bytes`, then a byte every `everyMs`; without `everyMs`, they don't read. Resolves to both
 * ends of each.
 */
async function openMany(count: number, { server, origin }: ServedSite, bytes: string, everyMs?: number) {
  const accepted: Socket[] = [];
  const accept = (socket: Socket) => void accepted.push(socket);
  server.on("connection", accept);
  const clients = Array.from({ length: count }, () => {
    const address = { port: Number(new URL(origin).port), host: "127.0.0.1", allowHalfOpen: true };
    const socket = connect(address, () => socket.write(bytes)).on("error", () => {});
    if (everyMs === undefined) return socket.pause();
    const timer = setInterval(() => socket.write("x"), everyMs);
    return socket.on("close", () => clearInterval(timer)).resume();
  });
  opened.push(...clients);
  await vi.waitUntil(() => accepted.length === count, 20_000);
  server.off("connection", accept);
  return { clients, accepted };
}

const sendJson = (origin: string, body: string) =>
  fetch(`${origin}/api/forms`, { method: "POST", headers: { "Content-Type": "application/json" }, body });

const unfinished =
  "POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 131072\r\n\r\n";
const post = (body: string, type = "application/json") =>
  `POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

it("stores a valid submission and keeps serving when garbage follows it on the same connection", async () => {
  const before = (await site.store.listLeads({ state: "accepted", limit: 100 })).length;
  await sendRaw(site.origin, `${post(JSON.stringify(contact))}GARBAGE\r\n\r\n`);
  await vi.waitUntil(
    async () => (await site.store.listLeads({ state: "accepted", limit: 100 })).length > before,
  );
  expect((await fetch(`${site.origin}/about`)).status).toBe(200);
});

it.each(["/", "/assets/app.js", "/nowhere", "/api/forms", "/healthz"])(
  "rejects a request for %s without exactly one Host",
  async (path) => {
    for (const hosts of ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nhost: a\r\n", "Host:\r\n"]) {
      const response = await sendRaw(site.origin, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`);
      expect(statusesOf(response)).toEqual([400]);
      expect(response).toContain("Content-Security-Policy: default-src 'none'");
      expect(response).toMatch(/connection: close/i);
    }
  },
);

it("rejects two Hosts even in a request that claims to be HTTP/2", async () => {
  const response = await sendRaw(site.origin, "GET /about HTTP/2.0\r\nHost: a\r\nHost: b\r\n\r\n");
  expect(statusesOf(response)).toEqual([400]);
});

it("accepts HTTP/1.0 without Host on /healthz only", async () => {
  const statusOf = async (path: string) =>
    statusesOf(await sendRaw(site.origin, `GET ${path} HTTP/1.0\r\n\r\n`));
  expect([await statusOf("/healthz"), await statusOf("/readyz"), await statusOf("/")]).toEqual([
    [200],
    [400],
    [400],
  ]);
});

describe("a server with many hostile clients", () => {
  // The production timeouts, about 20 times shorter.
  const limits = {
    headersTimeout: 400,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
    timeout: 600,
    maxConnections: 60,
  };
  let small: ServedSite;
  beforeEach(async () => {
    small = await serveBuild(build.directory, { limits });
  });
  afterEach(() => small.stop());

  it.each([
    ["send a header one byte at a time", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 100],
    ["send a body one byte at a time", unfinished, 100],
    ["never send anything", "", undefined],
    ["never read their responses", `GET ${big} HTTP/1.1\r\nHost: a\r\n\r\n`, undefined],
  ])("disconnects clients that %s, while still serving visitors", async (_what, bytes, everyMs) => {
    const { accepted } = await openMany(40, small, bytes, everyMs);
    const startedAt = performance.now();
    let served = 0;
    while (accepted.some(({ destroyed }) => !destroyed)) {
      const page = await fetch(`${small.origin}/about`);
      const lead = await sendJson(small.origin, JSON.stringify(contact));
      expect([page.status, lead.status]).toEqual([200, 200]);
      served += 1;
    }
    expect(served).toBeGreaterThan(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it("refuses and logs connections above the limit", async () => {
    const { accepted } = await openMany(60, small, "");
    await expect(fetch(`${small.origin}/about`)).rejects.toThrow();
    expect(small.logged).toEqual([expect.stringContaining("too many are open")]);
    await vi.waitUntil(() => accepted.every(({ destroyed }) => destroyed), 20_000);
    expect((await fetch(`${small.origin}/about`)).status).toBe(200);
  });

  it("sends the full response to a client that reads slowly", async () => {
    const { body } = await fetch(small.origin + big);
    const startedAt = performance.now();
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      await setTimeout(5);
    }
    expect(bytes).toBe(bigBytes);
    expect(performance.now() - startedAt).toBeGreaterThan(2 * limits.timeout);
  });
});

it("rejects long bodies when too many bytes are in flight, while still accepting typical forms", async () => {
  const { clients } = await openMany(520, site, unfinished);
  const long = "x".repeat(30_000);
  await vi.waitUntil(async () => (await sendJson(site.origin, long)).status === 503, 20_000);
  const refused = await sendJson(site.origin, long);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await refused.json()).toMatchObject({ ok: false, error: expect.stringContaining("try again") });
  const native = await fetch(`${site.origin}/api/forms`, {
    method: "POST",
    body: new URLSearchParams({ message: long }),
  });
  expect([native.status, native.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await native.text()).toContain("<h1>busyPost</h1>");
  expect((await sendJson(site.origin, JSON.stringify(contact))).status).toBe(200);
  for (const socket of clients) socket.destroy();
  await vi.waitUntil(async () => (await sendJson(site.origin, long)).status === 400, 20_000);
});

describe("the log", () => {
  it("contains the first rejections of each minute and every request that wasn't rejected", async () => {
    const other = await serveBuild(build.directory);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => fetch(`${other.origin}/nowhere`)));
    }
    expect(other.logged).toHaveLength(60);
    await fetch(`${other.origin}/api/csp-report`, { method: "POST", body: "{}" });
    expect(other.logged).toHaveLength(60);
    await fetch(`${other.origin}/insights?category=x`);
    expect(other.logged.at(-1)).toContain('"status":200');
    await fetch(`${other.origin}/broken`);
    expect(other.logged.at(-1)).toContain('"status":500');
    await other.stop();
  });

  it("warns once when an untrusted IP address sends X-Forwarded-For", async () => {
    const warningsOf = async (trustProxy: string) => {
      const served = await serveBuild(build.directory, { trustProxy });
      for (const path of ["/about", "/nowhere"]) {
        await fetch(served.origin + path, { headers: { "X-Forwarded-For": "192.0.2.1" } });
      }
      await served.stop();
      return served.logged.filter((line) => line.includes("X-Forwarded-For"));
    };
    expect(await warningsOf("10.0.0.0/8")).toEqual([expect.stringContaining("set TRUST_PROXY")]);
    expect(await warningsOf("127.0.0.1")).toEqual([]);
  });
});
