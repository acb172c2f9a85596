import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type BuiltApp, prerenderedFormat, prerenderedPlaces, stripScripts } from "../src/built/index.ts";
import { planFor } from "../src/prerender/compress.ts";
import { PackWriter } from "../src/prerender/pack-writer.ts";
import { packFile, packFile, readClientFiles } from "../src/prerender/pack-files.ts";
import { HashTable, prerenderPages } from "../src/prerender/prerender-pages.ts";
import { filePaths } from "../src/site/index.ts";
import { renderWebManifest } from "../src/site/web-manifest.ts";

/** How a page is printed to be measured: as it is, without its scripts, or as its bare text. */
export const variants = ["page", "without scripts", "floor"] as const;
export type Variant = (typeof variants)[number];

/**
 * Prints pages into a folder of their own, changed as the variant says, with the very press that prints the
 * site. A server of ours then sends each variant in the same way.
 */
export async function printVariant(
  variant: Variant,
  parts: { app: BuiltApp; clientFolder: string; siteUrl: string; paths: readonly string[] },
  buildDirectory: string,
): Promise<void> {
  const places = prerenderedPlaces(buildDirectory);
  await mkdir(dirname(places.pack), { recursive: true });
  const pack = await PackWriter.create(places.pack);
  const hashes = new HashTable();
  const clientFiles = await readClientFiles(parts.clientFolder);
  const { integrity, stylesheets } = clientFiles;
  await packFile(clientFiles, pack);
  await packFile(pack, filePaths.manifest, Buffer.from(renderWebManifest()));
  const app: BuiltApp = {
    ...parts.app,
    async render(request, outcome) {
      const answer = await parts.app.render(request, outcome);
      if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
      return new Response(change(variant, await answer.text()), answer);
    },
  };
  const pages = parts.paths.map((path) => ({ path }));
  await prerenderPages(
    {
      app,
      pack,
      plan: { siteUrl: parts.siteUrl, compression: planFor(pages.length), integrity, stylesheets },
      hashes,
    },
    pages,
  );
  await pack.close();
  const manifest = {
    format: prerenderedFormat,
    appVersion: parts.app.version,
    siteUrl: parts.siteUrl,
    packBytes: pack.bytes,
    inlineHashes: hashes.list(),
    integrity: Object.fromEntries(integrity),
    entries: pack.entries,
  };
  await writeFile(places.manifest, JSON.stringify(manifest));
}

/** A page as a variant has it. The floor keeps the text and its paragraphs, and nothing else. */
export function change(variant: Variant, html: string): string {
  if (variant === "page") return html;
  if (variant === "without scripts") return stripScripts(html).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const text = body
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(
      /<\/?(?:main|section|article|div|p|h[1-6]|li|tr|figure|header|footer|nav|blockquote)\b[^>]*>/g,
      "\n",
    )
    .replace(/<[^>]+>/g, " ");
  const paragraphs = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title></head><body>${paragraphs
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("")}</body></html>`;
}
