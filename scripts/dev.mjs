// npm run dev: serves the site with hot reload, and restarts when the server's code changes.
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

ensureInstalled();
becomeNode(["--watch", "--watch-preserve-output", "src/server/dev.ts"]);
