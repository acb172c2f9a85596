import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createArticleWriter } from "./article-writer.ts";

/**
 * `node bench/generate-articles.ts <count> <outDir>`: a content folder for measurements. It holds all of
 * `content/`, so that every screen works, and `count` generated insights of about 1,200 words. The same count
 * gives the same files.
 */
function main([countText = "", outDir = ""]: string[]): number {
  const count = Number(countText);
  if (!Number.isInteger(count) || count < 0 || outDir === "") {
    console.error("Usage: node bench/generate-articles.ts <count> <outDir>");
    return 1;
  }
  const folder = resolve(outDir);
  if (existsSync(folder)) {
    console.error(`${folder} is there already: name a new folder, or remove it.`);
    return 1;
  }
  generateContent(folder, count);
  console.log(`${count} articles in ${folder}. Build them: CONTENT_DIR=${folder} npm run build`);
  return 0;
}

/** Writes the content folder; takes about 0.2 ms an article. */
function generateContent(folder: string, count: number): void {
  cpSync(join(import.meta.dirname, "..", "content"), folder, { recursive: true });
  const insights = join(folder, "insights", "generated");
  mkdirSync(insights, { recursive: true });
  const writeArticle = createArticleWriter(count);
  for (let index = 0; index < count; index++) {
    const { slug, markdown } = writeArticle(index);
    writeFileSync(join(insights, `${slug}.md`), markdown);
  }
}

process.exitCode = main(process.argv.slice(2));
