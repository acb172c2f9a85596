// npm run screenshots [-- --only home --widths 390,1280]: takes every screen and its states into screenshots/.
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./project.mjs";

ensureInstalled();
const { code } = buildIfStale();
if (code !== 0) process.exit(code);
process.exit(
  runNode(["tests/pictures/main.ts", ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: ensureBrowser() },
  }),
);
