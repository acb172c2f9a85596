import { resolve } from "node:path";
import { compileContent } from "#content/compiler/compile-content.ts";
import { formatDiagnostic } from "#content/compiler/diagnostic.ts";
import { formatCount } from "#leads/cli/text.ts";
import { findMissingGlyphs } from "#publish/share-images/card-text.ts";
import { pageCopySchemas } from "#site/pages/page-copy.ts";

// `node src/server/check-content.ts [folder]` checks content without building the site.
const startedAt = performance.now();
const contentDir = resolve(process.argv[2] || process.env.CONTENT_DIR || "content");
const { files, errors, warnings } = await compileContent({
  contentDir,
  publicDir: "public",
  pageCopySchemas,
  findUndrawn: findMissingGlyphs,
});

for (const warning of warnings) console.warn(`warning  ${formatDiagnostic(warning)}`);
for (const error of errors) console.error(`error  ${formatDiagnostic(error)}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
const count = (list: readonly unknown[], noun: string) => formatCount(list.length, noun);
console.log(
  `${count(files, "file")}, ${count(errors, "error")}, ${count(warnings, "warning")} in ${seconds} s`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
