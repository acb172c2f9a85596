import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import { createLogSampler } from "./log-sampler.ts";
import { createBodyLimit } from "./request-bodies.ts";
import { loggedPath, type Redact } from "./request-log.ts";

const MAX_REPORT_BYTES = 16 * 1024;

/** The parts of a report that we log, in the old format (`report-uri`) and the new one (`report-to`). */
const ReportSchema = v.union([
  v.pipe(
    v.object({
      "csp-report": v.object({
        "document-uri": v.string(),
        "violated-directive": v.optional(v.string()),
        "effective-directive": v.optional(v.string()),
      }),
    }),
    v.transform(({ "csp-report": report }) => [
      {
        directive: report["effective-directive"] ?? report["violated-directive"],
        page: report["document-uri"],
      },
    ]),
  ),
  v.pipe(
    v.array(v.object({ body: v.object({ documentURL: v.string(), effectiveDirective: v.string() }) })),
    v.transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, page: body.documentURL })),
    ),
  ),
]);

interface CspReportOptions {
  log: Pick<Logger, "warn">;
  redact: Redact;
}

/**
 * Receives browsers' reports of Content-Security-Policy violations. Logs the directive and the page's path, but never a
 * query or the blocked URL.
 */
export function createCspReportEndpoint({ log, redact }: CspReportOptions): Hono {
  const app = new Hono();
  const readBody = createBodyLimit(MAX_REPORT_BYTES);
  // Keeps a broken extension or a prankster from filling the log.
  const sample = createLogSampler((leftOut) =>
    log.warn({ leftOut }, "further Content-Security-Policy violations in the last minute were not logged"),
  );
  app.post("/", async (c) => {
    // Treat an aborted report as empty.
    const body = await readBody(c.req.raw).catch(() => new Uint8Array());
    if (!body) return c.json({ ok: false, error: "This report is too long." }, 413);
    const text = new TextDecoder().decode(body);
    const reports = v.safeParse(v.pipe(v.string(), v.parseJson(), ReportSchema), text);
    for (const { directive, page } of reports.success ? reports.output : []) {
      const violation = { directive: directive?.slice(0, 100), path: pathOf(page, redact) };
      sample(() => log.warn(violation, "Content-Security-Policy violated"));
    }
    return c.body(null, 204);
  });
  app.all("/", (c) => c.json({ ok: false, error: "Reports are sent with POST." }, 405, { Allow: "POST" }));
  return app;
}

function pathOf(pageUrl: string, redact: Redact): string {
  return URL.canParse(pageUrl) ? loggedPath(new URL(pageUrl).pathname, redact) : "";
}
