import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryCache, type QueryCache, RequestError, request } from "./query-cache.ts";

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let origin: string;
let received: ReceivedRequest[];
/** The server's responses in order; the last one repeats. */
let responses: Array<{ status: number; body: string }>;

beforeEach(async () => {
  received = [];
  responses = [{ status: 200, body: '{"n":1}' }];
  server = createServer(async (message, response) => {
    const body = await readBody(message);
    const { method, url, headers } = message;
    received.push({ method, url, contentType: headers["content-type"], body });
    const next = (responses.length > 1 ? responses.shift() : responses[0]) ?? { status: 500, body: "" };
    response.writeHead(next.status).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.close();
});

async function readBody(message: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of message) body += chunk;
  return body;
}

describe("a request (spec 7.2)", () => {
  it("sends a JSON content type only if there is a body", async () => {
    await request("GET", `${origin}/a`);
    await request("POST", `${origin}/b`, { x: 1 });
    await request("DELETE", `${origin}/c`);
    expect(received).toEqual([
      { method: "GET", url: "/a", contentType: undefined, body: "" },
      { method: "POST", url: "/b", contentType: "application/json", body: '{"x":1}' },
      { method: "DELETE", url: "/c", contentType: undefined, body: "" },
    ]);
  });

  it("fails with the status and response text when the response isn't OK", async () => {
    responses = [
      { status: 503, body: "Come back later" },
      { status: 404, body: "" },
    ];
    await expect(request("GET", `${origin}/a`)).rejects.toThrow("503: Come back later");
    await expect(request("GET", `${origin}/a`)).rejects.toThrow("404: Not Found");
  });
});

describe("a query (spec 7.2)", () => {
  let queries: QueryCache;
  let key: readonly string[];
  beforeEach(() => {
    queries = createQueryCache();
    key = [`${origin}/api`, "scheduling", "slots"];
  });
  const settled = async () => {
    await queries.load(key).catch(() => undefined);
  };

  it("fetches JSON with credentials from the URL formed by the key's segments", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    expect(await queries.load(key)).toEqual({ n: 1 });
    expect(received).toEqual([
      { method: "GET", url: "/api/scheduling/slots", contentType: undefined, body: "" },
    ]);
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe("include");
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
  });

  it("fails on 401, or returns null if the caller asked for that", async () => {
    responses = [{ status: 401, body: "Who are you?" }];
    const error = await queries.load(key).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: 401, message: "401: Who are you?" });
    expect(queries.read(key)).toEqual({ kind: "failed", error });
    expect(await queries.load([...key, "mine"], { on401: "null" })).toBeNull();
  });

  it("fetches once and never polls or refetches stale data", async () => {
    const both = await Promise.all([queries.load(key), queries.load([...key])]);
    expect(both[0]).toBe(both[1]);
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval"] });
    const unsubscribe = queries.subscribe(key, () => undefined);
    await vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000);
    expect(vi.getTimerCount()).toBe(0);
    await settled();
    unsubscribe();
    expect(received).toHaveLength(1);
  });

  it("retries after a failure only on the next load", async () => {
    responses = [
      { status: 500, body: "Broken" },
      { status: 200, body: '{"n":2}' },
    ];
    const unsubscribe = queries.subscribe(key, () => undefined);
    await vi.waitFor(() => expect(queries.read(key).kind).toBe("failed"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toHaveLength(1);
    unsubscribe();
    expect(await queries.load(key)).toEqual({ n: 2 });
  });

  it("refetches an invalidated query on the next load, but not other queries", async () => {
    await settled();
    await queries.load([...key, "other"]);
    responses = [{ status: 200, body: '{"n":2}' }];
    queries.invalidate(key);
    expect(received).toHaveLength(2);
    expect(await queries.load(key)).toEqual({ n: 2 });
    expect(await queries.load([...key, "other"])).toEqual({ n: 1 });
    expect(received).toHaveLength(3);
  });

  it("immediately refetches an invalidated query with a subscriber, showing the old data until then", async () => {
    const unsubscribe = queries.subscribe(key, () => undefined);
    await settled();
    responses = [{ status: 200, body: '{"n":2}' }];
    queries.invalidate(key);
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
    await settled();
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 2 } });
    unsubscribe();
    queries.invalidate(key);
    expect(received).toHaveLength(2);
  });

  it("keeps the old data when the refetch fails", async () => {
    await settled();
    responses = [{ status: 500, body: "Broken" }];
    queries.invalidate(key);
    await settled();
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
  });

  it("drops a pending response when its query is invalidated", async () => {
    responses = [
      { status: 200, body: '{"n":1}' },
      { status: 200, body: '{"n":2}' },
    ];
    const first = queries.load(key);
    queries.invalidate(key);
    const second = queries.load(key);
    await Promise.all([first, second]);
    expect(queries.read(key)).toEqual({ kind: "loaded", data: await second });
    expect(received).toHaveLength(2);
  });

  it("calls only the query's own listeners, until they unsubscribe", async () => {
    const kinds: string[] = [];
    const unsubscribe = queries.subscribe(key, () => kinds.push(queries.read(key).kind));
    await queries.load([...key, "other"]);
    await settled();
    unsubscribe();
    queries.invalidate(key);
    expect(kinds).toEqual(["loading", "loaded"]);
  });
});
