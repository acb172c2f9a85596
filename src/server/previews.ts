import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createTokens, type Secrets } from "#platform/links/tokens.ts";
import type { SitePages } from "./site-pages.ts";

/**
 * Keeps tokens in a query out of `Referer`, and previews out of caches and search engines. Mount it before
 * `securityHeaders`, whose headers depend on the path alone and are replaced here.
 */
export const protectTokens: MiddlewareHandler = async (c, next) => {
  await next();
  const { searchParams } = new URL(c.req.url);
  const isPreview = searchParams.has("preview");
  // Not `no-referrer`, with which a form's `Origin` would be null.
  if (isPreview || searchParams.get("call")) c.res.headers.set("Referrer-Policy", "strict-origin");
  if (!isPreview) return;
  c.res.headers.set("Cache-Control", "private, no-store");
  c.res.headers.set("X-Robots-Tag", "noindex");
};

/**
 * Renders a page, or a preview if the link is valid; else it shows what everyone sees: the article if it is published by
 * now, or the 404 page.
 */
export function createPreviews(
  store: Secrets,
  { render }: Pick<SitePages, "render">,
  log: Pick<Logger, "error">,
  now = Date.now,
) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const token = url.searchParams.get("preview");
    if (token === null) return render(request);
    const tokens = createTokens(store, "preview", url.pathname);
    const subject = await tokens.read(token, now()).catch((error: unknown) => {
      log.error({ err: error }, "failed to read the secret of preview links");
    });
    return render(request, subject === "preview");
  };
}
