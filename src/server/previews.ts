import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { isPreview } from "../preview-link.ts";
import type { Secrets } from "../store/index.ts";
import type { SitePages } from "./site-pages.ts";

interface PreviewParts {
  store: Secrets;
  pages: Pick<SitePages, "render" | "renderPreview">;
  log: Pick<Logger, "error">;
  now?: (() => number) | undefined;
}

/** Pages of unpublished articles, at links that `npm run content -- preview` prints. */
export function createPreviews({ store, pages, log, now = Date.now }: PreviewParts) {
  const findSecret = () =>
    store.readSecret().catch((error: unknown) => {
      log.error({ err: error }, "failed to read the secret of preview links");
      return undefined;
    });
  const isAsked = (url: string) => new URL(url).searchParams.has("preview");
  return {
    /** Keeps previews out of caches and search engines, and their links out of `Referer`. Runs before other headers. */
    protect: (async (c, next) => {
      await next();
      if (!isAsked(c.req.url)) return;
      c.res.headers.set("Cache-Control", "private, no-store");
      c.res.headers.set("X-Robots-Tag", "noindex");
      // Not `no-referrer`, with which a form's `Origin` would be null.
      c.res.headers.set("Referrer-Policy", "strict-origin");
    }) satisfies MiddlewareHandler,
    /** A link that isn't valid shows what everyone sees: the article if it is published by now, else the 404 page. */
    async render(request: Request): Promise<Response> {
      const secret = isAsked(request.url) ? await findSecret() : undefined;
      const isValid = secret && isPreview(new URL(request.url), secret, now());
      return isValid ? pages.renderPreview(request) : pages.render(request);
    },
  };
}
