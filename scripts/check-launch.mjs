// npm run check:launch: lists the samples to replace, the figures without a source and an offer without a case study; exits with
// 1 if there are any.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { isMap, LineCounter, parseDocument } = await import("yaml");

const contentDir = process.env.CONTENT_DIR || "content";
const names = readdirSync(contentDir, { recursive: true }).filter((name) => /\.(md|yaml)$/.test(name));
const files = names.sort().map((name) => join(contentDir, name));
const fix = "replace the invented content of this file, and remove this line";
const samples = [
  ...listLines("site.config.ts", /[.@-]example\b|0000 0000/, "write your own"),
  ...listLines("public/og-image.svg", /^<!-- sample: true -->$/, "draw your own, here and in og-image.jpg"),
  ...files.flatMap((file) => listLines(file, /^sample:\s*true\b/i, fix)),
  ...files.filter((file) => /market-signals.*\.md$/.test(file)).flatMap(listFiguresWithoutSource),
  ...files.filter((file) => /page-copy.process\.yaml$/.test(file)).flatMap(listOfferWithoutCase),
];
console.log([...samples, `Samples to replace before going live: ${samples.length}`].join("\n"));
process.exitCode = samples.length > 0 ? 1 : 0;

function listLines(file, pattern, fix) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    pattern.test(line) ? [`${file}:${index + 1}  ${line.trim()}  ->  ${fix}`] : [],
  );
}

function listFiguresWithoutSource(file) {
  const front = /^\uFEFF?---\r?\n([\s\S]*?)\n---/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const lineCounter = new LineCounter();
  const sources = parseDocument(front, { lineCounter }).get("sources")?.items ?? [];
  return sources
    .filter((item) => isMap(item) && !item.get("source"))
    .map((item) => {
      const { line } = lineCounter.linePos(item.range[0]);
      return `${file}:${line + 1}  figure: ${item.get("figure")}  ->  add its \`source\` and \`url\``;
    });
}

function listOfferWithoutCase(file) {
  const lineCounter = new LineCounter();
  const offer = parseDocument(readFileSync(file, "utf8"), { lineCounter }).getIn(["prices", "offer"]);
  if (!isMap(offer) || offer.get("caseStudy")) return [];
  const { line } = lineCounter.linePos(offer.range[0]);
  return [`${file}:${line}  no case study of the offer  ->  write one, and add its slug as \`caseStudy\``];
}
