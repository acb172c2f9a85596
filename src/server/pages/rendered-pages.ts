import { createHash } from "node:crypto";
import { type BuiltApp, finishHtml, stripScripts } from "../../built/index.ts";
import { paths } from "../../site/index.ts";
import type { SubmissionOutcome } from "../../submission/outcome.ts";
import type { HeaderPolicy } from "../guards/security-headers.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { encodeBody } from "./encode-body.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

/** Smaller bodies are sent as they are. */
const MIN_COMPRESSED_BYTES = 1_000;

/** A path that no page has; asking for it gives the 404 page. */
const MISSING_PATH = "/not-found";

/** What rendering on request needs. */
export interface RenderedPagesOptions {
  app: Pick<BuiltApp, "render">;
  /** The handler is always asked under the public address, whatever `Host` says. */
  siteUrl: string;
  policy: HeaderPolicy;
  integrity: ReadonlyMap<string, string>;
  /** Whether a path is one of the site's screens. */
  isPage: (path: string) => boolean;
}

/** Pages made for one request: query variants, unknown addresses, refused native posts. */
export interface RenderedPages {
  /** The app's answer to a GET or HEAD, finished as a printed page is. */
  render(request: Request): Promise<Response>;
  /** The 404 page for an address that the app should not see. */
  renderMissing(): Promise<Response>;
  /** The page that holds the form, with the outcome of a refused native post drawn in (status 422). */
  renderOutcome(outcome: SubmissionOutcome, request: Request): Promise<Response>;
  /** Whether a path is one of the site's screens. */
  isPage(path: string): boolean;
}

/** Makes the pages that are rendered on request, by the handler that printed the others. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { app, siteUrl, policy, integrity } = options;

  /** Without scripts: hydrated under an address that is not its own, a page would fail. */
  const renderBare = async (path: string, status: number, outcome?: SubmissionOutcome) => {
    const answer = await app.render(new Request(siteUrl + path), outcome);
    const html = stripScripts(await answer.text());
    return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  };

  return {
    async render(request) {
      const { pathname, search } = new URL(request.url);
      const answer = await app.render(new Request(siteUrl + pathname + search, { signal: request.signal }));
      return finish(answer, request, { policy, integrity });
    },
    renderMissing: () => renderBare(MISSING_PATH, 404),
    renderOutcome: (outcome, request) => renderBare(formPath(outcome, request, options), 422, outcome),
    isPage: options.isPage,
  };
}

/** Where the form first stood: the page that the post came from and that has such a form, else the contact page. */
function formPath(
  { formType, source }: SubmissionOutcome,
  request: Request,
  { siteUrl, isPage }: RenderedPagesOptions,
): string {
  if (source === "") return paths.contact;
  const { origin, pathname } = new URL(source);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  const hasForm = formType === "marketSignal" ? isPage(pathname) : pathname === paths.home;
  return isOurs && hasForm ? pathname : paths.contact;
}

async function finish(
  answer: Response,
  request: Request,
  { policy, integrity }: Pick<RenderedPagesOptions, "policy" | "integrity">,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  let text = await answer.text();
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    const finished = finishHtml(text, integrity);
    text = finished.html;
    headers.set(
      "Content-Security-Policy",
      policy.contentSecurityPolicy({ scripts: finished.scriptHashes, styles: [] }),
    );
  } else if (headers.get("Content-Type") === "text/x-script") {
    headers.set("Content-Type", "text/x-script; charset=utf-8");
  }
  if (text === "") return answerEmpty(answer, headers);

  const bytes = Buffer.from(text);
  const accepted = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const encoding = bytes.byteLength < MIN_COMPRESSED_BYTES ? "identity" : accepted;
  headers.set("Vary", "Accept-Encoding");
  if (answer.status === 200) {
    const etag = entityTag(createHash("sha256").update(bytes).digest("base64url").slice(0, 22), encoding);
    headers.set("ETag", etag);
    if (matchesEntityTag(request.headers.get("If-None-Match"), etag)) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = await encodeBody(bytes, encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

/** A redirect passes; a page that failed before its first byte gets a sentence. */
function answerEmpty(answer: Response, headers: Headers): Response {
  if (answer.status < 500) return new Response(null, { status: answer.status, headers });
  return new Response("Something went wrong", {
    status: answer.status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
