import { type ChildProcess, spawn } from "node:child_process";

/** Starts a server and waits until it answers `url`. */
export async function startProcess(
  command: string,
  args: readonly string[],
  url: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${command} ${args[0]} does not answer ${url}.`);
}

/** Ends a server in order. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
