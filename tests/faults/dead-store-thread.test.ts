import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFormsEndpoint } from "../../src/leads/server/forms-endpoint.ts";
import { createHealthEndpoints } from "../../src/server/endpoints/health.ts";
import { readSettings } from "../../src/settings/index.ts";
import { openServerStore, type Store, StoreOpenError } from "../../src/store/index.ts";
import { readColumn, readValue } from "../support/sqlite.ts";
import { numberedPost } from "./running-forms.ts";

let dataDir: string;
let store: Store;
let said: string[];
/** Every thread that was started since the test began, the running one last. */
let threads: Worker[];
const noteThread = (thread: Worker) => threads.push(thread);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dead-thread-"));
  said = [];
  threads = [];
  process.on("worker", noteThread);
  store = await openServerStore({ dataDir }, pino({}, { write: (line) => said.push(line) }));
});

afterEach(async () => {
  await store.close();
  process.off("worker", noteThread);
  await rm(dataDir, { recursive: true });
});

/** Waits until the newest thread has died of what `end` does to it. */
async function die(end: (thread: Worker) => unknown): Promise<void> {
  const thread = threads.at(-1);
  if (!thread) throw new Error("no thread was started");
  const exited = new Promise((resolve) => thread.once("exit", resolve));
  end(thread);
  await exited;
}
const beingStarted = "The store has stopped and is being started again; the log says why.";
const kill = (thread: Worker) => thread.terminate();
/** A message that is no request throws where nothing in the thread catches it. */
const makeItThrow = (thread: Worker) => thread.postMessage(null);

/** The server's own endpoints over the store. */
function serveStore() {
  const settings = readSettings({ DATA_DIR: dataDir, FORM_LIMITS: "off" });
  const log = pino({ level: "silent" });
  const renderRefused = async () => new Response("", { status: 422 });
  const pages = { renderRefused, renderNotice: renderRefused, isPage: () => false };
  const findRequestedSlot = () => undefined;
  const forms = createFormsEndpoint({ store, settings, log, findRequestedSlot, ...pages });
  const app = new Hono().route("/api/forms", forms).route("/", createHealthEndpoints(store, settings));
  return {
    post: (number: number) =>
      app.request("/api/forms", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(numberedPost(number)),
      }),
    ready: () => app.request("/readyz"),
  };
}

describe("a store whose thread dies", () => {
  it.each([
    ["is ended from outside", kill, "ended with code 1"],
    ["throws", makeItThrow, "Cannot destructure property"],
  ])(
    "because it %s gives 503, says why in the log, and handles the next request again",
    async (_, end, why) => {
      const { post, ready } = serveStore();
      expect((await post(1)).status).toBe(200);
      await die(end);

      const [refused, notReady] = await Promise.all([post(2), ready()]);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(notReady.status).toBe(503);
      expect(await notReady.json()).toEqual({ ok: false, problems: [beingStarted], warnings: [] });
      expect(said).toEqual([expect.stringContaining(why)]);

      await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 10_000 });
      expect((await post(3)).status).toBe(200);
      expect(said).toEqual([expect.anything(), expect.stringContaining("open again")]);
    },
  );

  it("keeps what it acknowledged, whenever it dies, and leaves nobody without a response", async () => {
    const { post } = serveStore();
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let number = 0;
    let isOver = false;
    const send = async () => {
      while (!isOver) {
        const response = await post(++number);
        statuses.add(response.status);
        const body: { id?: string } = await response.json();
        if (body.id) acknowledged.push(body.id);
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const sending = Array.from({ length: 8 }, send);
    for (let deaths = 0; deaths < 4; deaths += 1) {
      const before = acknowledged.length;
      await vi.waitUntil(() => acknowledged.length > before + 20, { timeout: 10_000 });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      await die(kill);
    }
    isOver = true;
    await Promise.all(sending);
    expect([...statuses].sort()).toEqual([200, 503]);

    const database = new DatabaseSync(join(dataDir, "leads.db"), { readOnly: true });
    const stored = new Set(readColumn(database, "select id from leads"));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(readValue(database, "pragma integrity_check")).toBe("ok");
    database.close();
  });

  it("that cannot be opened again keeps answering 503 and trying, once a second, until it can", async () => {
    const { post, ready } = serveStore();
    const saltPath = join(dataDir, "address-salt");
    const salt = await readFile(saltPath);
    await writeFile(saltPath, "short");
    await die(kill);
    const before = threads.length;
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(threads.length - before).toBeGreaterThanOrEqual(2);
    expect(threads.length - before).toBeLessThanOrEqual(4);
    expect((await post(1)).status).toBe(503);
    // Anybody may read it: it names no folder.
    expect(await (await ready()).json()).toEqual({ ok: false, problems: [beingStarted], warnings: [] });
    // The same reason over and over is said once.
    expect(said.filter((line) => line.includes("address-salt is damaged"))).toHaveLength(1);

    await writeFile(saltPath, salt);
    await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 10_000 });
    expect((await post(2)).status).toBe(200);
  });

  it.each([
    ["while it has no thread", 1],
    ["while its next thread is being started", 2],
  ])("can be closed %s, and starts none afterwards", async (_, count) => {
    await die(kill);
    await vi.waitUntil(() => threads.length >= count, { interval: 1 });
    await store.close();
    const before = threads.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(threads).toHaveLength(before);
    expect(threads.map(({ threadId }) => threadId)).toEqual(threads.map(() => -1));
    await expect(store.check("off")).rejects.toThrow("The store is closed.");
  });
});

it("a thread that dies before its database is open does not keep the start waiting", async () => {
  process.once("worker", kill);
  await expect(openServerStore({ dataDir }, console)).rejects.toThrow(StoreOpenError);
});
