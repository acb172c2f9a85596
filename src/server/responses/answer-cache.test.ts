import { expect, it } from "vitest";
import type { PrerenderedEntry } from "../../build-output/index.ts";
import { AnswerCache } from "./answer-cache.ts";

const entries = Array.from({ length: 50 }, (_, index): PrerenderedEntry => {
  return { path: `/${index}`, kind: "page", contentType: "", tag: "", slices: {} };
});
const answer = { etag: "", body: Buffer.alloc(97_000), headers: [], notModifiedHeaders: [] };

it("keeps answers up to its budget and lets the unused go first", () => {
  const cache = new AnswerCache(1_000_000);
  const [busy] = entries;
  if (!busy) throw new Error("no entry");
  for (const entry of entries) {
    cache.add(entry, "br", answer);
    expect(cache.find(busy, "br") === answer).toBe(true);
  }
  const kept = entries.filter((entry) => cache.find(entry, "br"));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThanOrEqual(10);
});

it("tells encodings apart", () => {
  const cache = new AnswerCache(1_000_000);
  const [entry] = entries;
  if (!entry) throw new Error("no entry");
  cache.add(entry, "br", answer);
  expect(cache.find(entry, "gzip")).toBeUndefined();
});
