import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let dataDir: string;
let forms: RunningForms;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "locked-"));
  forms = await startForms(dataDir);
});

afterEach(async () => {
  await forms.stop("SIGTERM");
  await rm(dataDir, { recursive: true });
});

it("refuses posts with 503 and serves pages while the database is locked, and recovers by itself", {
  timeout: 30_000,
}, async () => {
  const other = new DatabaseSync(join(dataDir, "leads.db"));
  other.exec("begin immediate");
  const posted = sendPost(forms.address, numberedPost(1));

  const startedAt = performance.now();
  expect((await fetch(`${forms.address}/page`)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(3000);

  const refused = await posted;
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    ok: false,
    error: expect.stringContaining("cannot take your request right now"),
  });

  other.exec("rollback");
  other.close();
  expect((await sendPost(forms.address, numberedPost(2))).status).toBe(200);
});
