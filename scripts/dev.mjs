// npm run dev: hot reload for code and content with the API running; a change of server code restarts it.
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

ensureInstalled();
becomeNode([
  "--watch-path=src/server",
  "--watch-path=src/store",
  "--watch-preserve-output",
  "src/server/dev.ts",
]);
