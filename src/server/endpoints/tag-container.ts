import { Hono } from "hono";
import { readOnly } from "../guards/path-guards.ts";

/** Browsers of visitors who have chosen request it on every page. */
const MAX_AGE_SECONDS = 600;

/**
 * Returns the id of the tag container that a browser loads once analytics or marketing are allowed; `null` for none. The
 * same server makes the policy, so that the two agree, and no page has to be rebuilt for another id.
 */
export function createTagContainerEndpoint(tagManagerId: string | undefined): Hono {
  const app = new Hono();
  app.use(readOnly());
  app.get("/", (c) =>
    c.json({ id: tagManagerId ?? null }, 200, { "Cache-Control": `max-age=${MAX_AGE_SECONDS}` }),
  );
  return app;
}
