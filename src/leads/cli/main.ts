import { runCli } from "./run-cli.ts";
import { createTerminal } from "./terminal.ts";

// It's not an error if the reader closes the pipe early, as in `npm run leads -- list | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  console.error(`The output can't be written (${error.message}). Write it to a disk with free space.`);
  process.exit(1);
});

process.exitCode = await runCli(process.argv.slice(2), process.env, createTerminal(process));
