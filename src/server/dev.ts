import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { filePaths, headerPaths, takeAwayPath } from "#config/index.ts";
import { readSettings, type Settings } from "#config/settings/index.ts";
import { renderWebManifest } from "#config/web-manifest.ts";
import { utcDay } from "#content/publication/publication.ts";
import { createDelivery } from "#leads/delivery/index.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import { createReplyClaim } from "#leads/replies/reply-times.ts";
import { openStore, type Store } from "#leads/store/index.ts";
import { createHeaderPolicy, type HeaderPolicy } from "#platform/http/security-headers.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { type BuiltApp, contentTypeOf } from "#publish/build-output/index.ts";
import { createApp } from "./create-app.ts";
import { explainListenError, onStopSignal } from "./listen.ts";
import { createLog } from "./log.ts";

// The development server: our app behind Vite, with a real store. Islands and styles update in place; any other change
// reloads the page. scripts/dev.mjs restarts the process when server code changes.
try {
  await start();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  const vite = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true },
    plugins: [site(settings, store), reloadOnServerChange()],
    clearScreen: false,
    // A bundled config is a temporary file: `node --watch` would restart when it is removed.
    configLoader: "native",
  });
  await vite.listen().catch((cause: NodeJS.ErrnoException) => {
    throw explainListenError(cause, settings.host, settings.port);
  });
  vite.printUrls();
  const delivery = createDelivery({
    settings,
    store,
    findReport: async (slug) => (await loadApp(vite)).findReport(slug, settings.siteUrl),
    findContactPerson: async () => (await loadApp(vite)).findContactPerson(),
    findReaderNumbers: async (url) => (await loadApp(vite)).findReaderNumbers(url),
    log: createLog(),
  });
  delivery.start();
  onStopSignal(async () => {
    await delivery.stop(1000);
    await vite.close();
    await store.close();
    process.exit(0);
  });
}

/** Serves pages and endpoints like the built server. */
function site(settings: Settings, store: Store): Plugin {
  return {
    name: "site",
    configureServer(vite) {
      const policy = loosen(createHeaderPolicy(settings, headerPaths));
      const log = createLog("warn");
      const { siteUrl, office } = settings;
      const scheduling = createScheduling({ bookings: store, office, siteUrl });
      const app = createApp({
        settings,
        store,
        scheduling,
        render: (request, options) => render(vite, request, options),
        isPage: () => true,
        findReplyTime: createReplyClaim(store.listOrigins),
        policy,
        log,
        findMoved: async (path) => (await loadApp(vite)).findMoved(path),
        findTitle: async (path) => (await loadApp(vite)).findTitle(path),
      });
      const serveApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      vite.middlewares.use(filePaths.manifest, (_request, response) => {
        response.setHeader("Content-Type", contentTypeOf(filePaths.manifest)).end(renderWebManifest());
      });
      vite.middlewares.use(async ({ url }, response, next) => {
        if (!url?.startsWith(takeAwayPath(""))) return next();
        const today = utcDay();
        const files = (await loadApp(vite)).listTakeAwayFiles(siteUrl, today);
        const file = files.find(({ path }) => path === url);
        if (!file) return next();
        response.setHeader("Content-Type", contentTypeOf(url)).end(file.text);
      });
      // Returned, so that it runs after Vite's own middleware.
      return () => vite.middlewares.use((request, response) => void serveApp(request, response));
    },
  };
}

/** Adds Vite's client to the page. An error becomes a page with its stack. */
async function render(
  vite: ViteDevServer,
  request: Request,
  options?: Parameters<BuiltApp["render"]>[1],
): ReturnType<BuiltApp["render"]> {
  const client = '<script type="module" src="/@vite/client"></script>';
  try {
    const app = await loadApp(vite);
    const page = await app.render(request, { ...options, onError: console.error });
    return { ...page, html: page.html.replace("<head>", `<head>${client}`) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    vite.config.logger.error(stack);
    const text = stack.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const html = `<!DOCTYPE html>${client}<pre>${text}</pre>`;
    return { status: 500, html, indexable: false, shareImage: "" };
  }
}

async function loadApp(vite: ViteDevServer): Promise<BuiltApp> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no environment to render in.");
  return ssr.runner.import("/src/site/entry.server.tsx");
}

/** Allows inline styles, which Vite uses for styles and its error overlay. */
function loosen(policy: HeaderPolicy): HeaderPolicy {
  const allowStyles = (value: string) =>
    value.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  return {
    pageHeaders: [],
    headers: (path) => policy.headers(path).map(([name, value]) => [name, allowStyles(value)]),
  };
}

/** Reloads the page when a module changes that only the server uses. Vite handles the others. */
function reloadOnServerChange(): Plugin {
  return {
    name: "reload-on-server-change",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { client } = server.environments;
      // Every file that Tailwind scans is a module without an id.
      const isInBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
        ({ id }) => id !== null,
      );
      if (!isInBrowser) client.hot.send({ type: "full-reload" });
    },
  };
}
