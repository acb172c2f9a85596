import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBuiltApp } from "../../src/built/index.ts";
import { press } from "../../src/prerender/prerender-site.ts";
import { createServer } from "../../src/server/create-server.ts";
import { openPrerenderedSite } from "../../src/server/pages/prerendered-site.ts";
import { startListening } from "../../src/server/start-server.ts";
import { readSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";

/** A server build as the compiler writes it, with pages of a few lines: for tests of press and server alone. */
const serverBuild = `
const page = (id, path, loader) => ({ id, path, parentId: "root", module: { default: () => null, loader } });
const loader = ({ url, context }) => ({ path: url.pathname, category: url.searchParams.get("category"), outcome: context.get(outcomeContext) });
const fixed = ["about", "about-us", "our-strategy-process", "gtm-edge", "case-studies", "insights", "market-signals",
  "moreinsights", "morecasestudies", "moresignals", "contact", "privacy", "terms", "cookie-preferences"];
const outcomeContext = { defaultValue: null };
export const entry = { module: {
  outcomeContext,
  listEntries: () => [
    { type: "insight", slug: "first-piece", date: "2025-02-01", updated: "2025-03-01" },
    { type: "signal", slug: "only-signal", date: "2025-01-29" },
    ...(globalThis.tinySiteExtra ?? []),
  ],
  listShareCards: async () => [{ path: "/og/about.png", title: "About", facts: [], brand: "Tiny", sign: "<svg/>", drawing: "<svg/>", colours: new Proxy({}, { get: () => "#0e1b2c" }) }],
  handleError() {},
  default(request, status, headers, { staticHandlerContext }) {
    const [data] = Object.values(staticHandlerContext.loaderData ?? {}).filter(Boolean);
    const canonical = data ? new URL(data.path === "/about-us" ? "/about" : data.path, request.url).href : "";
    const robots = status === 404 ? '<meta name="robots" content="noindex"/>' : '<link rel="canonical" href="' + canonical + '"/>';
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response('<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/app.css"/><link rel="modulepreload" href="/assets/app.js"/>' + robots +
      (data ? '<meta property="og:image" content="' + new URL("/og" + (globalThis.tinySitePicture ?? "/about") + ".png", request.url).href + '"/>' : "") +
      '<script type="module">import "/assets/app.js";</script><script type="application/ld+json">{"a":1}</script><script nomodule="" src="/assets/app.js"></script></head><body>' +
      '<h1>' + (data ? data.path + " " + (data.category ?? "") : status) + '</h1><p>' + (data?.outcome?.error ?? "") + '</p>' +
      '<p>' + "words of a page ".repeat(80) + '</p><script>window.page=' + JSON.stringify(data?.path ?? null) + '</script>' +
      '<script>window.__reactRouterContext.streamController.enqueue(' + JSON.stringify(JSON.stringify(
        [{ _1: 2, _5: -5, _6: -5 }, "loaderData", { _3: 4 }, "page", data?.path ?? "", "actionData", "errors"]) + "\\n") + ');</script>' +
      '<script>window.__reactRouterContext.streamController.close();</script></body></html>', { status, headers });
  },
} };
export const routes = Object.fromEntries([
  { id: "root", path: "", module: { default: () => null } },
  { ...page("home", undefined, loader), index: true },
  ...fixed.map((path) => page(path, path, loader)),
  page("insight", "read-insight/:slug", loader),
  page("signal", "market-signals/:slug", loader),
  page("broken", "broken", () => { throw new Error("a fault in a loader"); }),
  page("missing", "*", () => { throw new Response(null, { status: 404 }); }),
].map((route) => [route.id, route]));
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "tiny" };
export const publicPath = "/", assetsBuildDirectory = "", basename = "/", future = {}, ssr = true, isSpaMode = false;
export const prerender = [], routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
`;

/** A built site in a temporary folder. */
export interface TinyBuild {
  directory: string;
  remove(): void;
}

/** Writes the build. A test may set `globalThis.tinySiteExtra` to have more entries listed. */
export function writeTinyBuild(): TinyBuild {
  const directory = mkdtempSync(join(tmpdir(), "tiny-site-"));
  for (const folder of ["server", "client/assets", "client/og"]) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  writeFileSync(join(directory, "package.json"), '{"type":"module"}');
  writeFileSync(join(directory, "server/index.js"), serverBuild);
  writeFileSync(join(directory, "client/assets/app.js"), "export {};\n".repeat(200));
  writeFileSync(
    join(directory, "client/assets/app.css"),
    '@font-face{font-family:"Tiny";src:url(/tiny.woff2)}h1{color:red}.nowhere{color:blue}',
  );
  writeFileSync(join(directory, "client/og/card.png"), Buffer.alloc(64, 7));
  writeFileSync(join(directory, "client/favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** A server over real sockets, with a store of its own. */
export interface ServedSite {
  origin: string;
  server: Server;
  store: Store;
  /** What the server logged, one line each. */
  logged: string[];
  stop(): Promise<void>;
}

/** Prints a build for an address and serves it on a free port. A `memoryBytes` of 0 reads pages from disk. */
export async function serveBuild(
  buildDirectory: string,
  { siteUrl = "http://localhost:3000", memoryBytes = 1e8, trustProxy = "", formLimits = "off" } = {},
): Promise<ServedSite> {
  await press({ buildDirectory, siteUrl });
  const dataFolder = mkdtempSync(join(tmpdir(), "tiny-data-"));
  const settings = readSettings({
    SITE_URL: siteUrl,
    DATA_DIR: dataFolder,
    FORM_LIMITS: formLimits,
    PORT: "0",
    TRUST_PROXY: trustProxy,
  });
  const app = await loadBuiltApp(buildDirectory);
  const site = await openPrerenderedSite({ buildDirectory, siteUrl, appVersion: app.version, memoryBytes });
  const store = await openStore(settings);
  const logged: string[] = [];
  const write = (...said: unknown[]) => void logged.push(JSON.stringify(said));
  const log = { info: write, warn: write, error: write };
  const server = createServer({ app, site, settings, store, log });
  const origin = await startListening(server, "127.0.0.1", 0);
  return {
    origin,
    server,
    store,
    logged,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await site.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
