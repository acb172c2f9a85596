import { launch } from "chrome-launcher";
import { browserFlags } from "./browser-flags.ts";

/** What a message of the DevTools protocol may hold, as far as it is read here. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's own words, each read where it is known.
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: likewise.
  result?: any;
  error?: { message: string };
}

/** A tab of a browser, with a cache of its own. */
export interface Tab {
  /** Sends a command to the page that is shown. */
  send(method: string, params?: object): Promise<Message["result"]>;
  /** The value of an expression in the page that is shown. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** What became of the speculation rules' `Prerender` or `Prefetch`: `Ready`, or the reason why not. */
  speculation(action: "Prerender" | "Prefetch"): string;
  close(): Promise<void>;
}

/** For orders to a page that may be gone by then. */
const noteNothing = () => undefined;

/**
 * Starts a browser whose tabs prerender. Playwright cannot be used for it: a browser refuses to prerender for who is
 * attached to a page rather than to its tab ("PrerenderingDisabledByDevTools").
 */
export async function launchTabs(slowdown: number) {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: browserFlags,
  });
  const version = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json();
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;

  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) for (const listen of listeners) listen(message);
    else waiting.get(message.id)?.(message);
  });

  function send(method: string, params: object = {}, sessionId?: string): Promise<Message["result"]> {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
    });
  }

  async function openTab(width: number, height: number): Promise<Tab> {
    const { browserContextId } = await send("Target.createBrowserContext");
    // The page that is shown, then the one that is prerendered.
    const pages: string[] = [];
    const speculations = new Map<string, string>();
    const listen = ({ method, params, sessionId }: Message) => {
      if (method === "Target.attachedToTarget" && sessionId === tabSession)
        attach(params.sessionId, params.targetInfo.type).catch(noteNothing);
      if (method === "Target.detachedFromTarget" && pages.includes(params.sessionId)) {
        pages.splice(pages.indexOf(params.sessionId), 1);
        // A page that leaves takes the slowdown of the process with it.
        for (const page of pages) slowDown(page).catch(noteNothing);
      }
      if (!sessionId || !pages.includes(sessionId)) return;
      if (method === "Preload.prerenderStatusUpdated" || method === "Preload.prefetchStatusUpdated") {
        const reason =
          params.status === "Failure" ? (params.prerenderStatus ?? params.prefetchStatus) : params.status;
        speculations.set(params.key.action, reason);
      }
    };
    const slowDown = (page: string) => send("Emulation.setCPUThrottlingRate", { rate: slowdown }, page);
    // A page that waits answers only once it runs, but takes its orders in turn.
    const attach = async (session: string, type: string) => {
      const orders = [send("Runtime.runIfWaitingForDebugger", {}, session)];
      if (type === "page") {
        pages.push(session);
        orders.unshift(slowDown(session), send("Preload.enable", {}, session));
      }
      await Promise.all(orders);
    };
    const { targetId } = await send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      forTab: true,
    });
    const { sessionId: tabSession } = await send("Target.attachToTarget", { targetId, flatten: true });
    listeners.add(listen);
    await send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      tabSession,
    );
    const metrics = { width, height, deviceScaleFactor: 2, mobile: false };
    const toShown: Tab["send"] = (method, params) => send(method, params, pages[0]);
    await toShown("Emulation.setDeviceMetricsOverride", metrics);
    await toShown("Page.enable");
    return {
      send: toShown,
      async evaluate(expression) {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = await toShown("Runtime.evaluate", options);
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
      speculation: (action) => speculations.get(action) ?? "nothing was asked for",
      async close() {
        listeners.delete(listen);
        await send("Target.disposeBrowserContext", { browserContextId });
      },
    };
  }

  return {
    name: String(version.Browser),
    openTab,
    close() {
      socket.close();
      chrome.kill();
    },
  };
}
