import { Hono } from "hono";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import { readOnly } from "../guards/path-guards.ts";
import { createRecent } from "../recent.ts";

/**
 * Creates `/healthz`, whether the process runs, and `/readyz`, whether the store can record a lead (503 if not). The
 * store is checked at most once a second, because a check delays posts.
 */
export function createHealthEndpoints(
  store: Pick<Store, "check">,
  { formLimits }: Pick<Settings, "formLimits">,
): Hono {
  const app = new Hono();
  const health = createRecent(() => store.check(formLimits));
  app.use("/healthz", readOnly());
  app.use("/readyz", readOnly());
  app.get("/healthz", (c) => c.json({ ok: true }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const { ok, problems, warnings } = await health.get();
    return c.json({ ok, problems, warnings }, ok ? 200 : 503, { "Cache-Control": "no-store" });
  });
  return app;
}
