import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sendRaw } from "../../tests/support/send-raw.ts";
import {
  type ServedSite,
  serveBuild,
  type TinyBuild,
  writeTinyBuild,
} from "../../tests/support/tiny-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

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

async function open(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  opened.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const post = (body: string, type = "application/json") =>
  `POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  message: "Hello there",
};
const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

describe("garbage after requests on the same connection", () => {
  const valid = post(JSON.stringify({ ...contact, email: "asha@example.com" }));

  it("closes it after a valid post is stored and has its 200", async () => {
    const response = await sendRaw(site.origin, `${valid}GARBAGE\r\n\r\n`);
    expect(statusesOf(response)).toEqual([200]);
    expect(response).toContain('"ok":true');
    expect(response.toLowerCase()).toContain("connection: close");
  });

  it("closes it after all earlier requests have their responses", async () => {
    const get = "GET /insights?category=x HTTP/1.1\r\nHost: a\r\n\r\n";
    expect(statusesOf(await sendRaw(site.origin, `${get}${get}${valid}\0\0`))).toEqual([200, 200, 200]);
  });

  it("is 400 where it is in the body of the request itself", async () => {
    expect(statusesOf(await sendRaw(site.origin, `${chunked}GARBAGE\r\n`))).toEqual([400]);
  });

  it("closes it without a second response where the request of that body has one already", async () => {
    const socket = await open(chunked);
    let response = "";
    socket.on("data", (chunk) => {
      response += chunk;
    });
    await once(socket, "data");
    socket.write("GARBAGE\r\n");
    await once(socket, "close");
    expect(statusesOf(response)).toEqual([415]);
  });

  const chunked = "POST /api/forms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
});

describe("a request without exactly one Host", () => {
  it.each(["/", "/assets/app.js", "/nowhere", "/api/forms", "/healthz"])("is 400 for %s", async (path) => {
    for (const hosts of ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nhost: a\r\n", "Host:\r\n"]) {
      const response = await sendRaw(site.origin, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`);
      expect(statusesOf(response)).toEqual([400]);
      expect(response).toContain("Content-Security-Policy: default-src 'none'");
      expect(response).toMatch(/connection: close/i);
    }
  });
});

it("two Hosts are refused in a request that claims to be HTTP/2 too", async () => {
  const response = await sendRaw(site.origin, "GET /about HTTP/2.0\r\nHost: a\r\nHost: b\r\n\r\n");
  expect(statusesOf(response)).toEqual([400]);
});

it("HTTP/1.0 without Host is answered on /healthz, and nowhere else", async () => {
  const statusOf = async (path: string) =>
    statusesOf(await sendRaw(site.origin, `GET ${path} HTTP/1.0\r\n\r\n`));
  expect([await statusOf("/healthz"), await statusOf("/readyz"), await statusOf("/")]).toEqual([
    [200],
    [400],
    [400],
  ]);
});

describe("a client that reads", () => {
  const get = `GET ${big} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it("nothing has its connection closed", async () => {
    expect(site.server.timeout).toBeLessThanOrEqual(15_000);
    const before = await connectionsOf();
    await openWithTimeout(300);
    await waitFor(async () => (await connectionsOf()) <= before);
  });

  it("slowly gets the whole response", { timeout: 20_000 }, async () => {
    const socket = await openWithTimeout(1_500);
    const startedAt = performance.now();
    let bytes = 0;
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      socket.pause();
      globalThis.setTimeout(() => socket.resume(), 10);
    });
    await Promise.race([once(socket, "close"), waitFor(async () => bytes >= bigBytes)]);
    expect(bytes).toBeGreaterThanOrEqual(bigBytes);
    expect(performance.now() - startedAt).toBeGreaterThan(3_000);
  });

  /** Requests the big file over a connection with a shorter timeout. */
  async function openWithTimeout(timeoutMs: number): Promise<Socket> {
    const { timeout } = site.server;
    site.server.timeout = timeoutMs;
    const before = await connectionsOf();
    const socket = await open(get);
    await waitFor(async () => (await connectionsOf()) > before);
    site.server.timeout = timeout;
    return socket;
  }
  const connectionsOf = () =>
    new Promise<number>((resolve) => site.server.getConnections((_error, count) => resolve(count)));
  async function waitFor(isDone: () => Promise<boolean>) {
    while (!(await isDone())) await setTimeout(20);
  }
});

describe("bodies that do not end", () => {
  const beginning = (type: string) =>
    `POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 125000\r\n\r\n`;

  it("are refused with 429 above one client's share, until earlier ones are gone", async () => {
    const unfinished = await Promise.all(
      Array.from({ length: 67 }, () => open(beginning("application/json") + "x".repeat(1_000))),
    );
    await setTimeout(200);
    const refused = await fetch(`${site.origin}/api/forms`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "x".repeat(30_000),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ ok: false, error: expect.stringContaining("try again") });
    const native = await fetch(`${site.origin}/api/forms`, {
      method: "POST",
      body: new URLSearchParams({ message: "x".repeat(30_000) }),
    });
    expect([native.status, await native.text()]).toEqual([
      429,
      expect.stringContaining("<h1>tooManyPosts</h1>"),
    ]);
    for (const socket of unfinished) socket.destroy();
    await setTimeout(200);
    expect((await sendPost()).status).toBe(200);
  });

  it("are refused with 503 above the overall limit", async () => {
    const proxied = await serveBuild(build.directory, { trustProxy: "127.0.0.1" });
    const port = Number(new URL(proxied.origin).port);
    const beginningFrom = (client: number) =>
      beginning("application/json").replace("\r\n", `\r\nX-Forwarded-For: 192.0.2.${client}\r\n`);
    const sockets = Array.from({ length: 9 * 67 }, (_, index) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(beginningFrom(index % 9)));
      return socket.on("error", () => {});
    });
    let statuses: number[] = [];
    for (const socket of sockets) {
      socket.on("data", (chunk) => {
        statuses = [...statuses, ...statusesOf(String(chunk))];
      });
    }
    while (statuses.length < 66) await setTimeout(50);
    expect(new Set(statuses)).toEqual(new Set([503]));
    for (const socket of sockets) socket.destroy();
    await proxied.stop();
  });

  const sendPost = () =>
    fetch(`${site.origin}/api/forms`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...contact, email: "asha@example.com" }),
    });
});

describe("the log", () => {
  it("contains the first refusals of a minute, and every request that was not refused", async () => {
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

  it("contains the first errors of a minute while the store is unavailable, and not one for each request", async () => {
    const other = await serveBuild(build.directory);
    vi.spyOn(other.store, "record").mockRejectedValue(new StoreUnavailableError("disk is full"));
    vi.spyOn(other.store, "findBooking").mockRejectedValue(new StoreUnavailableError("disk is full"));
    const statuses = new Set<number>();
    for (let round = 0; round < 50; round += 1) {
      const booking = await fetch(`${other.origin}/booking/${"x".repeat(24)}`);
      const refused = await fetch(`${other.origin}/api/forms`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...contact, email: "asha@example.com" }),
      });
      statuses.add(booking.status).add(refused.status);
    }
    expect([...statuses]).toEqual([503]);
    const errors = other.logged.filter((line) => line.includes("a submission could not be stored"));
    expect(errors).toHaveLength(30);
    expect(other.logged).toHaveLength(120);
    await other.stop();
  });

  it("warns once of X-Forwarded-For from an IP address that is not trusted", async () => {
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
