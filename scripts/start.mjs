// npm start: installs what is missing, builds what is stale, serves.
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

ensureInstalled();
const code = buildIfStale();
if (code !== 0) process.exit(code);
becomeNode(["src/server/main.ts"], { env: { NODE_ENV: "production" } });
