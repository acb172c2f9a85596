// npm run check: format, lint and types.
import { ensureInstalled } from "./install.mjs";
import { packageCommand, runNode } from "./project.mjs";

export function runChecks() {
  return (
    runNode([packageCommand("@biomejs/biome", "bin/biome"), "ci", "."]) ||
    runNode([packageCommand("typescript", "bin/tsc"), "--noEmit"])
  );
}

if (process.argv[1]?.endsWith("check.mjs")) {
  ensureInstalled();
  process.exit(runChecks());
}
