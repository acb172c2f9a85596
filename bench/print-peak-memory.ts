// Loaded before a measured script: prints the process's peak resident memory when it ends.
process.on("exit", () => {
  process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} kB\n`);
});
