import { once } from "node:events";
import { createServer } from "node:net";
import { vi } from "vitest";
import { type Browser, readOutput, startProgram, stopProgram } from "./browser.ts";

/** Starts WebKitGTK's MiniBrowser on a screen of its own, through WebKitWebDriver. */
export async function startWebkit(): Promise<Browser> {
  const screen = startProgram("Xvfb", [
    ...["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
  ]);
  const display = await readOutput(screen, 3, /(\d+)\n/);
  const port = await findFreePort();
  const driver = startProgram("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/status`), { timeout: 10_000 });
  const { sessionId } = await send<{ sessionId: string }>("POST", `${origin}/session`, { capabilities: {} });
  const session = `${origin}/session/${sessionId}`;
  return {
    errors: [],
    navigate: (url) => send("POST", `${session}/url`, { url }),
    evaluate: (expression) =>
      send("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    performActions: (actions) => send("POST", `${session}/actions`, { actions }),
    resize: (width, height) => send("POST", `${session}/window/rect`, { width, height }),
    async close() {
      await send("DELETE", session);
      await stopProgram(driver);
      await stopProgram(screen);
    },
  };
}

async function send<Result>(method: string, url: string, parameters?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
