import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, readOutput, startProgram, stopProgram } from "./browser.ts";

type Message =
  | { type: "success"; id: number; result: never }
  | { type: "error"; id: number; message: string }
  | { type: "event"; params: { level: string; text: string } };

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const firefox = startProgram(process.env.FIREFOX_PATH ?? "firefox", [
    ...["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
  ]);
  const url = await readOutput(firefox, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const { send, socket } = await connect(`${url}/session`, (level, text) => {
    if (level === "error") errors.push(text);
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: Array<{ context: string }> }>("browsingContext.getTree");
  const context = contexts[0]?.context;
  return {
    errors,
    navigate: (address) => send("browsingContext.navigate", { context, url: address, wait: "complete" }),
    async evaluate(expression) {
      const evaluated = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        "script.evaluate",
        { expression, target: { context }, awaitPromise: false },
      );
      if (!evaluated.result) throw new Error(evaluated.exceptionDetails?.text);
      return evaluated.result.value;
    },
    performActions: (actions) => send("input.performActions", { context, actions }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async close() {
      socket.close();
      await stopProgram(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(url: string, onLog: (level: string, text: string) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const pending = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.type === "event") onLog(message.params.level, message.params.text);
    else pending.get(message.id)?.(message);
  };
  let id = 0;
  const send = <Result>(method: string, params: object = {}): Promise<Result> => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      pending.set(id, (message) => {
        if (message.type === "success") resolve(message.result);
        else if (message.type === "error") reject(new Error(`${method}: ${message.message}`));
      });
    });
  };
  return { send, socket };
}
