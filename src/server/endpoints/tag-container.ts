import { Hono } from "hono";
import { readOnly } from "../guards/path-guards.ts";

/** A visitor who has chosen asks for it on every page. */
const MAX_AGE_SECONDS = 600;

/**
 * Tells the browser of a visitor who allowed analytics or marketing which tag container to load; `null` for none. Told
 * by the server that also makes the policy, so that the two agree, and no page has to be rebuilt for another id.
 */
export function createTagContainerEndpoint(tagManagerId: string | undefined): Hono {
  const app = new Hono();
  app.use(readOnly());
  app.get("/", (c) =>
    c.json({ id: tagManagerId ?? null }, 200, { "Cache-Control": `max-age=${MAX_AGE_SECONDS}` }),
  );
  return app;
}
