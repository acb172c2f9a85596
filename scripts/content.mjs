// npm run content -- check: checks the content without building the site.
// npm run content -- preview SLUG: prints a link to a draft or scheduled article.
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./project.mjs";

const [command, ...args] = process.argv.slice(2);
const run = {
  check: () => runNode(["src/check-content.ts", ...args]),
  // The server shows the article if its build has it.
  preview: () => buildIfStale().code || runNode(["src/preview.ts", ...args]),
}[command];
if (!run) {
  console.error("Write one of: npm run content -- check, npm run content -- preview SLUG");
  process.exit(2);
}
ensureInstalled();
process.exit(run());
