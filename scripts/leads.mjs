// npm run leads -- <command>: reads and manages leads in the terminal.
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./project.mjs";

ensureInstalled({ production: true });
process.exit(runNode(["src/leads/cli/main.ts", ...process.argv.slice(2)]));
