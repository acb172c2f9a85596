import { resolve } from "node:path";
import { createContentCompiler } from "./content-compiler.ts";
import { formatFault } from "./fault.ts";

// `node src/content/compiler/main.ts [folder]`: checks the content without building the site.
const started = performance.now();
const contentDir = resolve(process.argv[2] || process.env.CONTENT_DIR || "content");
const { files, faults, warnings } = await createContentCompiler({
  contentDir,
  publicDir: "public",
}).compile();

for (const warning of warnings) console.warn(`note   ${formatFault(warning)}`);
for (const fault of faults) console.error(`fault  ${formatFault(fault)}`);
const seconds = ((performance.now() - started) / 1000).toFixed(2);
console.log(`${files.length} files, ${faults.length} faults, ${warnings.length} notes in ${seconds} s`);
process.exitCode = faults.length > 0 ? 1 : 0;
