import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  CONSENT_KEY,
  necessaryOnly,
  type Preferences,
  writeConsentRecord,
} from "#site/consent/consent-record.ts";
import { quietFlags } from "./browsers.ts";

/** What the page's probe reports, both during prerendering and after the page is shown. */
interface PageReport {
  isPrerendering: boolean;
  hydrated: number;
  hasDataLayer: boolean;
  /** `page_view` events in the data layer. */
  counted: number;
  focus: string;
  /** As stored. */
  journey: string | null;
}

/** A proxy in front of the site, and a browser that prerenders one of its pages. */
interface Prerendering {
  /** URLs that the page requested, including its own. */
  requested: string[];
  reports: PageReport[];
  /** Navigates to the prerendered page. */
  activate(): void;
  stop(): Promise<void>;
}

const startPage = (path: string, choice: Preferences) => `<!DOCTYPE html><title>Start</title>
<script>localStorage.setItem("${CONSENT_KEY}", ${JSON.stringify(writeConsentRecord(choice, 1))})</script>
<script type="speculationrules">{"prerender":[{"urls":["${path}"],"eagerness":"immediate"}]}</script>
<script>fetch("/front/activated").then(() => location.assign("${path}"))</script>`;

const probe = `const report = () => fetch("/front/report", { method: "POST", body: JSON.stringify({
  isPrerendering: document.prerendering,
  hydrated: document.querySelectorAll("page-island[hydrated]").length,
  hasDataLayer: "dataLayer" in window,
  counted: (window.dataLayer ?? []).filter(({ event }) => event === "page_view").length,
  focus: document.activeElement.getAttribute("name") ?? "",
  journey: localStorage.getItem("journey"),
}) });
addEventListener("load", () => setInterval(report, 300));`;

/** Starts a browser without Playwright, whose DevTools connection would prevent prerendering. */
export async function startPrerendering(
  browserPath: string,
  site: string,
  path: string,
  choice: Preferences = necessaryOnly,
): Promise<Prerendering> {
  const requested: string[] = [];
  const reports: PageReport[] = [];
  const { promise: activated, resolve: activate } = Promise.withResolvers<void>();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = "/", method = "GET" } = request;
    const send = (type: string, body: string) =>
      response.setHeader("Content-Type", type).setHeader("Cache-Control", "no-store").end(body);
    if (url === "/front/start") return send("text/html", startPage(path, choice));
    if (url === "/front/probe.js") return send("text/javascript", probe);
    if (url === "/front/activated") return activated.then(() => send("text/plain", ""));
    if (url === "/front/report") {
      reports.push(JSON.parse(await text(request)));
      return send("text/plain", "");
    }
    requested.push(url);
    const original = await fetch(site + url, { method, headers: { "Accept-Encoding": "identity" } });
    const body = Buffer.from(await original.arrayBuffer());
    const type = original.headers.get("Content-Type") ?? "";
    response.statusCode = original.status;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Security-Policy", original.headers.get("Content-Security-Policy") ?? "");
    if (url !== path) return response.end(body);
    return response.end(
      body.toString().replace("</head>", '<script type="module" src="/front/probe.js"></script></head>'),
    );
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port always has this type of address.
  const { port } = server.address() as AddressInfo;
  const profile = mkdtempSync(join(tmpdir(), "prerendering-"));
  const browser = spawn(
    browserPath,
    [
      "--headless=new",
      ...quietFlags,
      "--window-size=1280,900",
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${port}/front/start`,
    ],
    { stdio: "ignore" },
  );
  return {
    requested,
    reports,
    activate,
    async stop() {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await ended;
      server.closeAllConnections();
      server.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
