import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type PrerenderedEntry, readPrerenderedManifest } from "../src/built/index.ts";

/**
 * Bytes of each route as they go over the wire: HTML (with the page's own styles where it holds them), the stylesheet
 * that the first paint waits for, first-load scripts, the data they start with, the sheets of drawings, and the fonts
 * that the page asks for, brotli where the file is compressed; then the stylesheets of the whole site. What is for
 * visits without scripts, or for a browser that knows no modules, is not counted: it comes in place of them. Needs a
 * build. `npm run bench -- bytes [--all]`
 */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const buildDirectory = join(import.meta.dirname, "..", "build");
const manifest = await readPrerenderedManifest(buildDirectory);
const entries = new Map(manifest.entries.map((entry) => [entry.path, entry]));
const { brotliDecompressSync } = await import("node:zlib");
const pack = readFileSync(join(buildDirectory, "pages", "pages.pack"));

const pages = manifest.entries.filter((entry) => entry.kind === "page");
const listed = values.all ? pages : pages.filter(isFirstOfItsScreen);
console.log("bytes on the wire (brotli)      HTML     CSS  scripts    data drawings   fonts");
for (const page of listed) {
  const html = readText(page)
    .replaceAll(/<noscript>.*?<\/noscript>/gs, "")
    .replaceAll(/<script\b[^>]*\bnomodule\b[^>]*>/gi, "");
  const css = paths(html, /<link rel="stylesheet" href="([^"]+)"\/>/g);
  const fonts = paths(html, /href="([^"]+\.woff2)"/g);
  const data = paths(html, /data-path="([^"]+)"/g);
  const drawings = paths(html, /<use href="([^"#]+)#/g);
  const row = [
    wireBytes(page),
    total(css),
    total(scriptsOf(html)),
    total(data),
    total(drawings),
    total(fonts),
  ];
  console.log(
    `${page.path.slice(0, 28).padEnd(28)}${row.map((bytes) => String(bytes).padStart(9)).join("")}`,
  );
}
const sheets = paths(
  readText(entries.get("/")),
  /<link rel="stylesheet" href="([^"]+\/(?:app|print)-[^"]+)"/g,
);
console.log(`stylesheets of the whole site (app, print): ${total(sheets)}`);
console.log("limits: CSS 14,336; first-load scripts 112 KB on an article, 120 KB anywhere; fonts 61,440.");

/** One article of each kind stands for its fellows. */
function isFirstOfItsScreen(page: PrerenderedEntry): boolean {
  const folder = page.path.split("/")[1];
  const sisters = pages.filter((other) => other.path.startsWith(`/${folder}/`));
  return sisters.length === 0 || !page.path.startsWith(`/${folder}/`) || sisters[0] === page;
}

/** Modules that the page's own boot line imports, and what those import in turn. */
function scriptsOf(html: string): string[] {
  const found = new Set(
    paths(html, /["'](\/assets\/[^"']+\.js)["']/g).filter((path) => isFirstLoad(html, path)),
  );
  for (const path of found) {
    const text = readText(entries.get(path));
    for (const match of text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(`/assets/${match[1]}`);
  }
  return [...found];
}

/** The manifest of all routes names every module; only those of the boot lines are loaded at once. */
function isFirstLoad(html: string, path: string): boolean {
  return (
    html.includes(`src="${path}"`) ||
    html.includes(`from "${path}"`) ||
    html.includes(`import "${path}"`) ||
    html.includes(`import("${path}")`)
  );
}

function paths(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

function total(files: string[]): number {
  return files.reduce((sum, path) => sum + wireBytes(entries.get(path)), 0);
}

function wireBytes(entry: PrerenderedEntry | undefined): number {
  return entry?.slices.br?.[1] ?? entry?.slices.identity?.[1] ?? 0;
}

function readText(entry: PrerenderedEntry | undefined): string {
  const slice = entry?.slices.br;
  if (!slice) return "";
  return brotliDecompressSync(pack.subarray(slice[0], slice[0] + slice[1])).toString("utf8");
}
