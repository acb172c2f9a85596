import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createFormsEndpoint } from "#leads/endpoints/forms-endpoint.ts";
import { openStore, type Store } from "#leads/store/index.ts";
import { numberedPost } from "./running-forms.ts";

let dataDir: string;
let store: Store;
let other: DatabaseSync;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "locked-"));
  store = await openStore({ dataDir }, console);
  other = new DatabaseSync(join(dataDir, "leads.db"));
});

afterEach(async () => {
  vi.restoreAllMocks();
  other.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

function post(number: number): Promise<Response> {
  const settings = readSettings({ DATA_DIR: dataDir, FORM_LIMITS: "off" });
  const renderRefused = async () => new Response("", { status: 422 });
  const forms = createFormsEndpoint({
    store,
    settings,
    log: pino({ level: "silent" }),
    findRequestedSlot: () => undefined,
    renderRefused,
    renderErrorPage: renderRefused,
    isPage: () => false,
    findTitle: () => undefined,
  });
  const headers = { "content-type": "application/json" };
  return Promise.resolve(
    forms.request("/", { method: "POST", headers, body: JSON.stringify(numberedPost(number)) }),
  );
}

/** Advances the store's clock. */
function passMs(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

it("waits for another process's lock without blocking the event loop or readers", async () => {
  other.exec("begin immediate");
  let stored = 0;
  const posts = [1, 2, 3].map((number) => post(number).finally(() => stored++));
  let longestMs = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const beganAt = performance.now();
    await wait(1);
    expect(await store.listLeads({ state: "accepted", limit: 10 })).toEqual([]);
    longestMs = Math.max(longestMs, performance.now() - beganAt);
  }
  expect(longestMs).toBeLessThan(1000);
  expect(stored).toBe(0);
  other.exec("rollback");
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("returns 503 after waiting 5 s for another process's lock, and recovers", async () => {
  other.exec("begin immediate");
  const posts = [post(1), post(2)];
  await wait(10);
  passMs(5000);
  for (const refused of await Promise.all(posts)) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining("cannot take your request right now"),
    });
  }
  other.exec("rollback");
  expect((await post(3)).status).toBe(200);
});
