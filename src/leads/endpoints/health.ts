import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { Settings } from "#config/settings/index.ts";
import { readOnly } from "#platform/http/path-guards.ts";
import { createRecent } from "#platform/http/recent.ts";
import type { Store, StoreHealth } from "../store/index.ts";

/** The store is unhealthy if it takes longer to reply, for example while the database is locked. */
const checkTimeoutMs = 3000;

/**
 * Creates `/healthz` (the process is running) and `/readyz` (the store can record a lead; 503 if not). The store is
 * checked at most once a second, because each check delays submissions.
 */
export function createHealthEndpoints(
  store: Pick<Store, "check">,
  { formLimits }: Pick<Settings, "formLimits">,
): Hono {
  const app = new Hono();
  const health = createRecent(() => checkStore(store, formLimits));
  app.use("/healthz", readOnly());
  app.use("/readyz", readOnly());
  app.get("/healthz", (c) => c.json({ ok: true }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const { ok, problems, warnings } = await health.get();
    return c.json({ ok, problems, warnings }, ok ? 200 : 503, { "Cache-Control": "no-store" });
  });
  return app;
}

async function checkStore(store: Pick<Store, "check">, limits: Settings["formLimits"]): Promise<StoreHealth> {
  const unhealthy = (problem: string) => ({ ok: false, problems: [problem], warnings: [] });
  const late = unhealthy(`The store did not respond within ${checkTimeoutMs / 1000} s.`);
  const checked = store
    .check(limits)
    .catch((error: unknown) => unhealthy(error instanceof Error ? error.message : String(error)));
  return Promise.race([checked, wait(checkTimeoutMs, late, { ref: false })]);
}
