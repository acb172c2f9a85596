import { expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createHealthEndpoints } from "./health.ts";

const full = { ok: false, problems: ["The disk has 3 MB left."], warnings: ["Many submissions came in."] };

it("/healthz succeeds and /readyz fails while the store is unavailable", async () => {
  const app = createHealthEndpoints({ check: async () => full }, readSettings({}));
  const [alive, ready] = [await app.request("/healthz"), await app.request("/readyz")];
  expect([alive.status, await alive.json()]).toEqual([200, { ok: true }]);
  expect([ready.status, await ready.json()]).toEqual([503, full]);
  expect(ready.headers.get("cache-control")).toBe("no-store");
});

it("/readyz checks the store only once for all requests within a second", async () => {
  let checks = 0;
  const check = async () => {
    checks += 1;
    return { ok: true, problems: [], warnings: [] };
  };
  const app = createHealthEndpoints({ check }, readSettings({}));
  const responses = await Promise.all(Array.from({ length: 100 }, () => app.request("/readyz")));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(checks).toBe(1);
});

it("rejects POST requests to /readyz", async () => {
  const app = createHealthEndpoints({ check: async () => full }, readSettings({}));
  expect((await app.request("/readyz", { method: "POST" })).status).toBe(405);
});
