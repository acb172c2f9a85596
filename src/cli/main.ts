import { runCli } from "./run-cli.ts";
import { createTerminal } from "./terminal.ts";

// It's not an error if the reader closes the pipe early, as in `npm run leads -- list | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await runCli(process.argv.slice(2), process.env, createTerminal(process));
