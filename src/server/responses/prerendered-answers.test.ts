import { createServer } from "node:http";
import { expect, it } from "vitest";
import type { PrerenderedEntry, PrerenderedManifest } from "../../build-output/index.ts";
import { readSettings } from "../../settings/index.ts";
import { createHeaderPolicy } from "../guards/security-headers.ts";
import { startListening, stopListening } from "../listen.ts";
import { createPrerenderedAnswers } from "./prerendered-answers.ts";

const entry: PrerenderedEntry = {
  path: "/about",
  kind: "page",
  contentType: "text/html; charset=utf-8",
  tag: "t",
  slices: { identity: [0, 1] },
};
const manifest: PrerenderedManifest = {
  format: 3,
  appVersion: "x",
  siteUrl: "http://localhost:3000",
  packBytes: 1,
  entries: [entry],
};

it("a page that has to be read or unpacked is so once for all who ask for it at the same time", async () => {
  let reads = 0;
  const answer = createPrerenderedAnswers({
    site: {
      manifest,
      find: () => entry,
      encodingOf: () => "identity",
      read: async () => {
        reads += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return Buffer.from("page");
      },
      close: async () => {},
    },
    policy: createHeaderPolicy(readSettings({})),
    memoryBytes: 1e6,
    onError: () => {},
  });
  const server = createServer((request, response) => void answer(request, response));
  const origin = await startListening(server, "127.0.0.1", 0);
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/about`)));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(50).fill("page"));
  expect(reads).toBe(1);
  await stopListening(server, 0);
});

it("a page that cannot be read from its pack is 500 with the whole header set, kept nowhere", async () => {
  const errors: unknown[] = [];
  const answer = createPrerenderedAnswers({
    site: {
      manifest,
      find: () => entry,
      encodingOf: () => "identity",
      read: () => Promise.reject(new Error("cut short")),
      close: async () => {},
    },
    policy: createHeaderPolicy(readSettings({ SITE_URL: "https://example.test" })),
    memoryBytes: 0,
    onError: (error) => errors.push(error),
  });
  const server = createServer((request, response) => void answer(request, response));
  const response = await fetch(`${await startListening(server, "127.0.0.1", 0)}/about`);
  expect([response.status, await response.text()]).toEqual([500, "Something went wrong"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    "strict-transport-security": expect.stringMatching(/^max-age=/),
    "x-frame-options": "DENY",
  });
  expect(errors).toHaveLength(1);
  await stopListening(server, 0);
});
