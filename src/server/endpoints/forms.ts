import { Hono } from "hono";
import type { Logger } from "pino";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import type { SubmissionOutcome } from "../../submission/outcome.ts";

/** What the forms endpoint works with. */
export interface FormsEndpointParts {
  store: Pick<Store, "record">;
  settings: Pick<Settings, "siteUrl" | "host" | "port" | "trustProxy" | "formLimits">;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Redraws the page that holds the form with the outcome of a failed native post (status 422). */
  renderOutcome: (outcome: SubmissionOutcome, request: Request) => Promise<Response>;
}

/** `POST /api/forms` with the whole HTTP contract of the decisions; mount it at `/api/forms`. */
export function createFormsEndpoint(_parts: FormsEndpointParts): Hono {
  return new Hono();
}
