import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pino } from "pino";
import { loadBuiltApp, pageFile, sitePlaces } from "../src/build-output/index.ts";
import { createServer } from "../src/server/create-server.ts";
import { openSiteFiles } from "../src/server/responses/site-files.ts";
import { readSettings } from "../src/settings/index.ts";
import { openStore } from "../src/store/index.ts";

/** The page itself, or without its scripts. */
export type Variant = "page" | "stripped";

/** The built site, as it is and without the scripts of its pages. */
export interface Variants {
  origins: Record<Variant, string>;
  /** Every prerendered page. */
  paths: string[];
  /** The protocol between browser and server. */
  wire: string;
}

/** Starts our server for each variant, with TLS and HTTP/2 where `openssl` can create a certificate. */
export async function startVariants(folder: string): Promise<Variants> {
  const buildDirectory = join(import.meta.dirname, "..", "build");
  const settings = readSettings({ ...process.env, DATA_DIR: join(folder, "data") });
  const app = await loadBuiltApp(buildDirectory);
  const { siteUrl } = settings;
  const memoryBytes = Number.MAX_SAFE_INTEGER;
  const open = (directory: string) =>
    openSiteFiles({ buildDirectory: directory, siteUrl, appVersion: app.version, memoryBytes });
  const site = await open(buildDirectory);
  const stripped = await open(copyWithoutScripts(buildDirectory, site.pages, join(folder, "stripped")));
  const store = await openStore(settings);
  const certificate = makeCertificate(folder);

  async function start(variant: typeof site): Promise<string> {
    const server = createServer({ app, site: variant, settings, store, log: pino({ level: "silent" }) });
    const front = certificate
      ? createSecureServer(certificate, (request, response) => {
          // As a proxy does: HTTP/2 names the host in a header of its own.
          request.headers.host = request.authority;
          request.rawHeaders.push("Host", request.authority);
          server.emit("request", request, response);
        })
      : createHttpServer((request, response) => server.emit("request", request, response));
    await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
    // Always this type for a server that listens on a port.
    const { port } = front.address() as AddressInfo;
    return `${certificate ? "https" : "http"}://127.0.0.1:${port}`;
  }
  return {
    origins: { page: await start(site), stripped: await start(stripped) },
    paths: [...site.pages],
    wire: certificate ? "TLS and HTTP/2" : "plain HTTP/1.1 (no openssl here)",
  };
}

/** Copies the prerendered site without the scripts of its pages; returns the copy's build folder. */
function copyWithoutScripts(buildDirectory: string, pages: readonly string[], copy: string): string {
  const { folder, record } = sitePlaces(copy);
  cpSync(sitePlaces(buildDirectory).folder, folder, { recursive: true });
  cpSync(sitePlaces(buildDirectory).record, record);
  for (const path of pages) {
    const file = join(folder, pageFile(path));
    const html = readFileSync(file, "utf8");
    const stripped = html.replace(/<script type="module"[^>]*><\/script>/, "");
    if (stripped === html) throw new Error(`${path} has no script to be stripped of.`);
    writeFileSync(file, stripped);
    writeFileSync(`${file}.br`, brotliCompressSync(stripped));
  }
  return copy;
}

/** Creates key and certificate for loopback; `undefined` without `openssl`. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } | undefined {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  try {
    execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "pipe" });
  } catch {
    return undefined;
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
