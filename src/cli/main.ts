import { runCli } from "./run-cli.ts";
import { createTerminal } from "./terminal.ts";

// A reader that closes the pipe early, as in `npm run leads -- list | head`, is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await runCli(process.argv.slice(2), process.env, createTerminal(process));
