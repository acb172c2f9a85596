import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createFormsEndpoint } from "#leads/endpoints/forms-endpoint.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import { openStore, type Store } from "#leads/store/index.ts";
import { createRandom, rounds } from "../support/platform/random.ts";

const bodies = 50 * rounds;
const allowed = new Set([200, 303, 400, 413, 415, 422]);

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "random-"));
  store = await openStore({ dataDir });
});

afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const random = createRandom(20_250_401);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

const names = `formType mode linkedinUrl message firstName lastName email company website source sourcePath signalSlug
  screenSize devicePixelRatio browserLanguage timezone fullName companyName workEmail __proto__ constructor toString`;
const words =
  "contact modal marketSignal schedule linkedin full linkedin.com/in/x https://[::1 a@example.com =1+1 % /x";
const odd = ["", " ", "\u0000", "\ud800", "\u202e", "\r\n", "'; --", "😀".repeat(9), "x".repeat(300)];
const keys = [...names.split(/\s+/), ""];
const texts = [...words.split(" "), "A long enough message", ...odd];

function randomValue(depth: number): unknown {
  const kind = random();
  if (kind < 0.75) return pick(texts);
  if (kind < 0.8)
    return String.fromCharCode(...Array.from({ length: 12 }, () => Math.floor(random() * 65_536)));
  if (kind < 0.92 || depth === 0) return pick([0, -1.5, 1e308, true, false, null]);
  return kind < 0.96 ? [randomValue(depth - 1)] : randomPost(depth - 1);
}

function randomPost(depth: number): Record<string, unknown> {
  const entries = Array.from(
    { length: Math.floor(random() * 12) },
    () => [pick(keys), randomValue(depth)] as const,
  );
  const known =
    random() < 0.6 ? { formType: pick(["contact", "modal", "marketSignal"]), message: "Hello there" } : {};
  const way =
    random() < 0.6 ? { email: "a@example.com", linkedinUrl: "linkedin.com/in/x", firstName: "A" } : {};
  return Object.fromEntries([
    ...Object.entries({ ...known, ...way, lastName: "B", company: "C" }),
    ...entries,
  ]);
}

function randomBody(type: string): string {
  if (type.includes("urlencoded")) {
    return new URLSearchParams(
      Object.entries(randomPost(0)).map(([name, value]) => [name, String(value)] as [string, string]),
    ).toString();
  }
  const text = JSON.stringify(randomPost(4));
  if (random() < 0.85) return text;
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + pick(["", '"', "{", "\\u", "\u0001"]) + text.slice(at + 1);
}

it(`responds to ${bodies} random bodies with an expected status`, {
  timeout: 120_000,
}, async () => {
  const errors: unknown[] = [];
  const settings = readSettings({ FORM_LIMITS: "off" });
  const { findRequestedSlot } = createScheduling({ bookings: store, ...settings });
  const endpoint = createFormsEndpoint({
    store,
    settings,
    findRequestedSlot,
    log: { info: () => undefined, warn: () => undefined, error: (entry: unknown) => errors.push(entry) },
    isPage: () => false,
    findTitle: () => undefined,
    renderErrorPage: async () => new Response(""),
    renderRefused: async (refused) => new Response(JSON.stringify(refused), { status: 422 }),
  });
  const counts = new Map<number, number>();
  for (let sent = 0; sent < bodies; sent += 50) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => {
        const type = pick(["application/json", "application/json", "application/x-www-form-urlencoded"]);
        return endpoint.request("/", {
          method: "POST",
          headers: { "content-type": type },
          body: randomBody(type),
        });
      }),
    );
    for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect([...counts.keys()].filter((status) => !allowed.has(status))).toEqual([]);
  expect(errors).toEqual([]);
  // Proves that the test sent enough bodies of each kind.
  expect(counts.get(200)).toBeGreaterThan(bodies / 50);
  expect(counts.get(303)).toBeGreaterThan(bodies / 100);
  expect(counts.get(422)).toBeGreaterThan(bodies / 50);
});
