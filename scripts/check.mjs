// npm run check: format, lint and types.
import { ensureInstalled } from "./install.mjs";
import { packageCommand, runNode } from "./project.mjs";

ensureInstalled();
const codes = [
  [packageCommand("@biomejs/biome", "bin/biome"), "ci", "."],
  [packageCommand("typescript", "bin/tsc"), "--noEmit"],
].map((command) => runNode(command));
process.exit(Math.max(...codes));
