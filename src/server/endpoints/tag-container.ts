import { Hono } from "hono";
import { readOnly } from "../guards/path-guards.ts";

/** Every page requests it once the visitor has consented. */
const MAX_AGE_SECONDS = 600;

/**
 * Creates the endpoint with the id of the tag container that a browser loads after consent; `null` for none. The same
 * server sets the Content-Security-Policy, so the two agree, and another id needs no new build.
 */
export function createTagContainerEndpoint(tagManagerId: string | undefined): Hono {
  const app = new Hono();
  app.use(readOnly());
  app.get("/", (c) =>
    c.json({ id: tagManagerId ?? null }, 200, { "Cache-Control": `max-age=${MAX_AGE_SECONDS}` }),
  );
  return app;
}
