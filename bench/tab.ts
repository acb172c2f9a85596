import { setTimeout as sleep } from "node:timers/promises";
import { launch } from "chrome-launcher";
import { browserFlags } from "./browser.ts";

/** The parts of DevTools protocol events and responses that are read here. */
interface Words {
  browserContextId?: string;
  targetId?: string;
  sessionId?: string;
  key?: { action: string };
  status?: string;
  prerenderStatus?: string;
  prefetchStatus?: string;
  result?: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** A message of the protocol. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Words;
  result?: Words;
  error?: { message: string };
}

/** A browser tab with its own cache. */
export interface Tab {
  /** Sends a command to the visible page. */
  send(method: string, params?: object): Promise<Words>;
  /** Evaluates an expression in the visible page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Returns the state of the speculation rules' `Prerender` or `Prefetch`: `Ready`, or the reason why not. */
  speculation(action: "Prerender" | "Prefetch"): string;
  /** Waits, and keeps setting the slowdown, which a page that is left may take with it. */
  staySlow(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** For commands to a page that may be gone. */
const ignoreError = () => undefined;

/**
 * Starts a browser whose tabs prerender, with a slowed CPU. Not with Playwright: a browser does not prerender for a client
 * that is attached to a page rather than to its tab ("PrerenderingDisabledByDevTools").
 */
export async function launchTabs(slowdown: number) {
  const chromePath = process.env.CHROMIUM_PATH;
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: browserFlags });
  const version = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json();
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) for (const listen of listeners) listen(message);
    else waiting.get(message.id)?.(message);
  });

  function send(method: string, params: object = {}, sessionId?: string | undefined): Promise<Words> {
    const id = waiting.size;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      const settle = ({ result, error }: Message) =>
        error ? reject(new Error(error.message)) : resolve(result ?? {});
      waiting.set(id, settle);
    });
  }

  async function openTab(width: number, height: number): Promise<Tab> {
    const { browserContextId } = await send("Target.createBrowserContext");
    const blank = { url: "about:blank", browserContextId, forTab: true };
    const { targetId } = await send("Target.createTarget", blank);
    const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
    // The visible page, then the prerendered one.
    const pages: string[] = [];
    const speculations = new Map<string, string>();
    const slowDown = (page: string) =>
      send("Emulation.setCPUThrottlingRate", { rate: slowdown }, page).catch(ignoreError);
    const listen = ({ method, params = {}, sessionId }: Message) => {
      if (method === "Target.attachedToTarget" && sessionId === tab) {
        const page = params.sessionId ?? "";
        pages.push(page);
        void slowDown(page);
        for (const domain of ["Page", "Preload"]) send(`${domain}.enable`, {}, page).catch(ignoreError);
        send("Runtime.runIfWaitingForDebugger", {}, page).catch(ignoreError);
      } else if (method === "Target.detachedFromTarget" && sessionId === tab) {
        pages.splice(pages.indexOf(params.sessionId ?? ""), 1);
      } else if (/^Preload\.pre\w+StatusUpdated$/.test(method ?? "") && pages.includes(sessionId ?? "")) {
        const { key, status = "", prerenderStatus, prefetchStatus } = params;
        const reason = prerenderStatus ?? prefetchStatus ?? status;
        speculations.set(key?.action ?? "", status === "Failure" ? reason : status);
      }
    };
    listeners.add(listen);
    // Only pages: a worker's CPU cannot be slowed.
    const filter = [{ type: "page" }, { exclude: true }];
    const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter };
    await send("Target.setAutoAttach", autoAttach, tab);
    const toShown: Tab["send"] = (method, params) => send(method, params, pages[0]);
    const metrics = { width, height, deviceScaleFactor: 2, mobile: false };
    await toShown("Emulation.setDeviceMetricsOverride", metrics);
    return {
      send: toShown,
      async evaluate<Value>(expression: string) {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails: fault } = await toShown("Runtime.evaluate", options);
        if (fault) throw new Error(fault.exception?.description ?? fault.text);
        return result?.value as Value;
      },
      speculation: (action) => speculations.get(action) ?? "nothing was asked for",
      async staySlow(ms) {
        for (const until = performance.now() + ms; performance.now() < until; await sleep(50))
          for (const page of pages) void slowDown(page);
      },
      async close() {
        listeners.delete(listen);
        await send("Target.disposeBrowserContext", { browserContextId });
      },
    };
  }

  function close() {
    socket.close();
    chrome.kill();
  }
  return { name: String(version.Browser), openTab, close };
}
