import { runCli } from "./run-cli.ts";

// A reader that closes early, as in `npm run leads -- list | head`, is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  write: (text) =>
    new Promise((resolve) => {
      process.stdout.write(text, () => resolve());
    }),
  say: (line) => {
    console.error(line);
  },
});
