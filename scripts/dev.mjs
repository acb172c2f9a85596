// npm run dev: serves the site with hot reload; a change of code that the server imports restarts it.
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

ensureInstalled();
becomeNode(["--watch", "--watch-preserve-output", "src/server/dev.ts"]);
