import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import { openStore, type Store } from "#leads/store/index.ts";
import { loadBuiltApp, openSiteFiles } from "#publish/build-output/index.ts";
import { prerenderSite } from "#publish/prerender/prerender-site.ts";
import { createServer, type ServerParts } from "#server/create-server.ts";
import { startListening } from "#server/listen.ts";

/** A server build that exports `tiny-app.ts`. */
const serverBuild = `export * from ${JSON.stringify(new URL("./tiny-app.ts", import.meta.url).href)};\n`;

export interface TinyBuild {
  directory: string;
  remove(): void;
}

/** Writes a few client files, and the tiny app as the server build, to a temporary folder. */
export function writeTinyBuild(): TinyBuild {
  const directory = mkdtempSync(join(tmpdir(), "tiny-site-"));
  for (const folder of ["server", "client/assets", "client/og", "client/reports"]) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  writeFileSync(join(directory, "package.json"), '{"type":"module"}');
  writeFileSync(join(directory, "server/index.js"), serverBuild);
  writeFileSync(join(directory, "client/assets/app.js"), "export {};\n".repeat(200));
  writeFileSync(join(directory, "client/assets/app.css"), "h1{color:red}");
  writeFileSync(join(directory, "client/og/card.png"), Buffer.alloc(64, 7));
  writeFileSync(join(directory, "client/reports/only-signal.pdf"), "%PDF-1.7");
  writeFileSync(join(directory, "client/favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export interface ServedSite {
  origin: string;
  server: Server;
  store: Store;
  /** The folder with the store's file. */
  dataFolder: string;
  /** Lines of the log, as JSON. */
  logged: string[];
  stop(): Promise<void>;
}

const usualLimits: NonNullable<ServerParts["limits"]> = {};

/** Serves a tiny build until the end of a test file. */
export async function serveTinySite(options?: Parameters<typeof serveBuild>[1]): Promise<ServedSite> {
  const build = writeTinyBuild();
  const site = await serveBuild(build.directory, options);
  afterAll(async () => {
    await site.stop();
    build.remove();
  });
  return site;
}

/** Prerenders a build and serves it on a free port. If `memoryBytes` is 0, it reads pages from disk. */
export async function serveBuild(
  buildDirectory: string,
  {
    siteUrl = "http://localhost:3000",
    memoryBytes = 1e8,
    trustProxy = "",
    formLimits = "off",
    now = Date.now,
    tagManagerId = "",
    hsts = "",
    limits = usualLimits,
    findReplyTime = undefined as ServerParts["findReplyTime"],
    isPrerendered = false,
  } = {},
): Promise<ServedSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), "tiny-data-"));
  const settings = readSettings({
    SITE_URL: siteUrl,
    DATA_DIR: dataFolder,
    FORM_LIMITS: formLimits,
    PORT: "0",
    TAG_MANAGER_ID: tagManagerId,
    HSTS: hsts,
    TRUST_PROXY: trustProxy,
  });
  if (!isPrerendered) await prerenderSite({ buildDirectory, settings });
  const app = await loadBuiltApp(buildDirectory);
  const site = await openSiteFiles({
    buildDirectory,
    siteUrl,
    appVersion: app.version,
    render: app.render,
    memoryBytes,
  });
  const store = await openStore(settings);
  const logged: string[] = [];
  const write = (...said: unknown[]) => void logged.push(JSON.stringify(said));
  const log = { info: write, warn: write, error: write };
  const scheduling = createScheduling({ bookings: store, office: settings.office, siteUrl, now });
  const parts = { app, site, settings, store, scheduling };
  const server = createServer({ ...parts, findReplyTime, log, now, limits });
  const origin = await startListening(server, "127.0.0.1", 0);
  return {
    origin,
    server,
    store,
    dataFolder,
    logged,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
