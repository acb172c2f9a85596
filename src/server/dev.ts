import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { contentTypeOf, createBuiltApp } from "../built/index.ts";
import { readSettings, type Settings } from "../settings/index.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { filePaths } from "../site/index.ts";
import { renderWebManifest } from "../site/web-manifest.ts";
import { openStore, type Store, StoreOpenError } from "../store/index.ts";
import { createApi } from "./create-app.ts";
import { createHeaderPolicy } from "./guards/security-headers.ts";
import { createRenderedPages } from "./pages/rendered-pages.ts";
import { explainListenFault, ListenError } from "./start-server.ts";

// The development server: Vite with hot reload for app and content, and our endpoints in the same origin with a
// real store. A change of server code restarts the process (scripts/dev.mjs watches).
try {
  await start();
} catch (error) {
  const isExpected =
    error instanceof SettingsError || error instanceof StoreOpenError || error instanceof ListenError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  const vite = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true },
    plugins: [endpoints(settings, store)],
    clearScreen: false,
  });
  await vite.listen().catch((cause: NodeJS.ErrnoException) => {
    throw explainListenFault(cause, settings.host, settings.port);
  });
  vite.printUrls();
  const stop = async () => {
    await vite.close();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** Answers `/api/*`, `/healthz` and `/readyz` before Vite and the router see them, and what the press would print. */
function endpoints(settings: Settings, store: Store): Plugin {
  return {
    name: "endpoints",
    configureServer(vite) {
      const policy = createHeaderPolicy(settings.siteUrl);
      const pages = createRenderedPages({
        app: { render: async (request, outcome) => (await loadApp(vite)).render(request, outcome) },
        siteUrl: settings.siteUrl,
        policy,
        integrity: new Map(),
        isPage: () => true,
      });
      const api = createApi({ settings, store, pages, policy, log: pino({ level: "warn" }) });
      const answer = getRequestListener(api.fetch, { overrideGlobalObjects: false });
      vite.middlewares.use((request, response, next) => {
        if (/^\/(?:api\/|healthz|readyz)/.test(request.url ?? "")) void answer(request, response);
        else if (request.url === filePaths.manifest)
          response.setHeader("Content-Type", contentTypeOf(filePaths.manifest)).end(renderWebManifest());
        else next();
      });
    },
  };
}

/** The app as it stands in the editor. */
async function loadApp(vite: ViteDevServer) {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no environment to render in.");
  return createBuiltApp(await ssr.runner.import("virtual:react-router/server-build"), "development");
}
