import { Hono } from "hono";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import { readOnly } from "../guards/path-guards.ts";
import { createRecent } from "../recent.ts";

/**
 * `/healthz`: the process runs. `/readyz`: the store can take a request, checked at most a second ago; else 503. Each
 * check takes time of the store from those who post.
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
