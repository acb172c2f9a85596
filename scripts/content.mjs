// npm run content -- check: checks the content without building the site.
// npm run content -- preview SLUG: prints a link to a draft or scheduled article.
import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buildIfStale, isPreviewStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectRoot, runNode } from "./project.mjs";

const usage = `npm run content -- check [FOLDER]   checks all content, or that in another folder, without building the site
npm run content -- preview SLUG     prints a link to a draft or scheduled article; SLUG is its file's name without .md`;

const [command, ...args] = process.argv.slice(2);
const isHelp = [command, ...args].some((arg) => arg === "--help" || arg === "-h" || arg === "help");
if (isHelp) {
  console.log(usage);
  process.exit(0);
}
const isComplete = command === "check" ? args.length <= 1 : command === "preview" && args.length === 1;
if (!isComplete || args.some((arg) => !arg || arg.startsWith("-"))) {
  console.error(usage);
  process.exit(2);
}
const [operand] = args;
if (command === "preview" && !hasArticle(operand)) {
  console.error(`There is no article "${operand}". Write its file's name without .md.`);
  process.exit(1);
}
ensureInstalled({ production: command === "preview" });
process.exit(command === "check" ? runNode(["src/server/check-content.ts", ...args]) : preview(operand));

/** The server shows the article if its build has it. */
function preview(slug) {
  const code = isPreviewStale() ? buildIfStale().code : 0;
  return code || runNode(["src/server/preview.ts", slug]);
}

function hasArticle(slug) {
  const folder = resolve(projectRoot, process.env.CONTENT_DIR || "content");
  return readdirSync(folder, { recursive: true }).some((path) => basename(path) === `${slug}.md`);
}
