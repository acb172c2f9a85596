import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { listAllLeads, openStore } from "#leads/store/index.ts";
import { numberedPost, sendPost, startFormsOnSmallDisk } from "./running-forms.ts";

it("returns 503 and serves pages while the disk is full, and recovers without a restart", {
  timeout: 30_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "full-"));
  const forms = await startFormsOnSmallDisk(dataDir, 2048);
  onTestFinished(() => forms.stop("SIGKILL"));
  const acknowledged: string[] = [];
  const long = { ...numberedPost(1), message: "x".repeat(15_000) };
  let response = await sendPost(forms.address, long);
  while (response.status === 200 && acknowledged.length < 1000) {
    const { id }: { id: string } = await response.json();
    acknowledged.push(id);
    response = await sendPost(forms.address, long);
  }
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${forms.address}/page`)).status).toBe(200);

  // Frees space by moving the write-ahead log into the database.
  const database = new DatabaseSync(join(dataDir, "leads.db"));
  database.exec("pragma wal_checkpoint(TRUNCATE)");
  database.close();
  const short = await sendPost(forms.address, numberedPost(2));
  expect(short.status).toBe(200);
  const { id }: { id: string } = await short.json();
  await forms.stop("SIGTERM");

  const store = await openStore({ dataDir });
  const stored: string[] = [];
  for await (const lead of listAllLeads(store, { state: "accepted" })) stored.push(lead.id);
  await store.close();
  expect(stored.toReversed()).toEqual([...acknowledged, id]);
  await rm(dataDir, { recursive: true });
});
