import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryCache, type QueryCache } from "./query-cache.ts";
import { RequestError, request } from "./request.ts";

interface Asked {
  method: string | undefined;
  url: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let origin: string;
let asked: Asked[];
/** What the server answers, in turn; then the last one again. */
let answers: Array<{ status: number; body: string }>;

beforeEach(async () => {
  asked = [];
  answers = [{ status: 200, body: '{"n":1}' }];
  server = createServer(async (message, response) => {
    const body = await readBody(message);
    const { method, url, headers } = message;
    asked.push({ method, url, contentType: headers["content-type"], body });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: "" };
    response.writeHead(answer.status).end(answer.body);
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

describe("a request (spec 7.2, 8)", () => {
  it("says that it is JSON only where there is a body", async () => {
    await request("GET", `${origin}/a`);
    await request("POST", `${origin}/b`, { x: 1 });
    await request("DELETE", `${origin}/c`);
    expect(asked).toEqual([
      { method: "GET", url: "/a", contentType: undefined, body: "" },
      { method: "POST", url: "/b", contentType: "application/json", body: '{"x":1}' },
      { method: "DELETE", url: "/c", contentType: undefined, body: "" },
    ]);
  });

  it("always includes credentials", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await request("GET", `${origin}/a`);
    await request("POST", `${origin}/a`, null);
    expect(fetched.mock.calls.map(([, options]) => options?.credentials)).toEqual(["include", "include"]);
  });

  it("fails with status, colon and text where the answer is not OK", async () => {
    answers = [
      { status: 503, body: "Come back later" },
      { status: 404, body: "" },
    ];
    await expect(request("GET", `${origin}/a`)).rejects.toThrow("503: Come back later");
    await expect(request("GET", `${origin}/a`)).rejects.toThrow("404: Not Found");
  });
});

describe("the default cached fetch (spec 7.2, 9)", () => {
  let queries: QueryCache;
  let key: readonly string[];
  beforeEach(() => {
    queries = createQueryCache();
    key = [`${origin}/api`, "scheduling", "slots"];
  });
  const settled = async () => {
    await queries.load(key).catch(() => undefined);
  };

  it("gets the URL of the key's segments joined by slashes, with credentials, and reads JSON", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    expect(await queries.load(key)).toEqual({ n: 1 });
    expect(asked).toEqual([
      { method: "GET", url: "/api/scheduling/slots", contentType: undefined, body: "" },
    ]);
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe("include");
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
  });

  it("fails on 401, or reads it as null where it is told to", async () => {
    answers = [{ status: 401, body: "Who are you?" }];
    const error = await queries.load(key).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: 401, message: "401: Who are you?" });
    expect(queries.read(key)).toEqual({ kind: "failed", error });
    expect(await queries.load([...key, "mine"], { on401: "null" })).toBeNull();
  });

  it("reads no other failure as null", async () => {
    answers = [{ status: 403, body: "No" }];
    await expect(queries.load(key, { on401: "null" })).rejects.toThrow("403: No");
  });

  it("asks once for all who want the same, now and ever after: nothing goes stale or is polled", async () => {
    const both = await Promise.all([queries.load(key), queries.load([...key])]);
    expect(both[0]).toBe(both[1]);
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval"] });
    const release = queries.use(key);
    await vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000);
    expect(vi.getTimerCount()).toBe(0);
    await settled();
    release();
    expect(asked).toHaveLength(1);
  });

  it("tries nothing again by itself; who asks after a failure does", async () => {
    answers = [
      { status: 500, body: "Broken" },
      { status: 200, body: '{"n":2}' },
    ];
    const release = queries.use(key);
    await vi.waitFor(() => expect(queries.read(key).kind).toBe("failed"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(1);
    release();
    expect(await queries.load(key)).toEqual({ n: 2 });
  });

  it("fails where the answer is no JSON", async () => {
    answers = [{ status: 200, body: "<html>" }];
    await settled();
    expect(queries.read(key).kind).toBe("failed");
  });

  it("fetches an invalidated entry for the next who asks, and no other entry", async () => {
    await settled();
    await queries.load([...key, "other"]);
    answers = [{ status: 200, body: '{"n":2}' }];
    queries.invalidate(key);
    expect(asked).toHaveLength(2);
    expect(await queries.load(key)).toEqual({ n: 2 });
    expect(await queries.load([...key, "other"])).toEqual({ n: 1 });
    expect(asked).toHaveLength(3);
  });

  it("fetches it at once for those who use it, and shows them the old answer until then", async () => {
    const release = queries.use(key);
    await settled();
    answers = [{ status: 200, body: '{"n":2}' }];
    queries.invalidate(key);
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
    await settled();
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 2 } });
    release();
    queries.invalidate(key);
    expect(asked).toHaveLength(2);
  });

  it("keeps the old answer where the new one does not come", async () => {
    await settled();
    answers = [{ status: 500, body: "Broken" }];
    queries.invalidate(key);
    await settled();
    expect(queries.read(key)).toEqual({ kind: "loaded", data: { n: 1 } });
  });

  it("drops an answer that was invalidated on its way", async () => {
    answers = [
      { status: 200, body: '{"n":1}' },
      { status: 200, body: '{"n":2}' },
    ];
    const first = queries.load(key);
    queries.invalidate(key);
    const second = queries.load(key);
    await Promise.all([first, second]);
    expect(queries.read(key)).toEqual({ kind: "loaded", data: await second });
    expect(asked).toHaveLength(2);
  });

  it("tells its listeners of every change, until they leave", async () => {
    const kinds: string[] = [];
    const leave = queries.subscribe(() => kinds.push(queries.read(key).kind));
    await settled();
    leave();
    queries.invalidate(key);
    expect(kinds).toEqual(["loading", "loaded"]);
  });

  it("knows nothing of an entry that nobody asked for", () => {
    queries.invalidate(key);
    expect(queries.read(key)).toEqual({ kind: "loading" });
    expect(asked).toEqual([]);
  });
});
