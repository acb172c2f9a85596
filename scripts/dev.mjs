// npm run dev: hot reload for code and content, with the API; a change of what the server itself imports restarts it.
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

ensureInstalled();
becomeNode(["--watch", "--watch-preserve-output", "src/server/dev.ts"]);
