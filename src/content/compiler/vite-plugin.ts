import { createHash } from "node:crypto";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { type CompiledContent, type ContentCompiler, createContentCompiler } from "./content-compiler.ts";
import { ContentError, formatDiagnostic } from "./diagnostic.ts";
import { serveContent } from "./serve-content.ts";
import { writeBuiltContent } from "./write-built-content.ts";

const moduleId = "virtual:content";
const resolvedId = `\0${moduleId}`;
/** Placeholder in the built code until the place of its chunk is known. */
const folderMark = "__CONTENT_FOLDER__";
/** Name of the built content's folder under the server build. */
const folderName = "content";

/**
 * Compiles the content folder into built content: in a build as files beside the server build, in
 * development into Vite's cache, where a saved file shows at once. Errors stop a build with their report and
 * exit code 1; in development they stand in the console and over the page, and the last good state is served.
 */
export function content(options: { contentDir: string }): Plugin {
  let config: ResolvedConfig;
  let compiler: ContentCompiler;
  let compiled: Promise<CompiledContent> | undefined;

  const compileOnce = () => {
    compiled ??= compiler.compile().then((content) => {
      for (const warning of content.warnings) config.logger.warn(formatDiagnostic(warning));
      return content;
    });
    return compiled;
  };
  const compileForBuild = async () => {
    const content = await compileOnce();
    if (content.errors.length > 0) throw new ContentError(content.errors);
    return content;
  };

  return {
    name: "content",
    configResolved(resolved) {
      config = resolved;
      const contentDir = resolve(config.root, options.contentDir);
      compiler = createContentCompiler({ contentDir, publicDir: config.publicDir });
    },
    // Other cores read the content while this one bundles.
    buildStart() {
      // A failure is reported by `buildApp`, which waits for the same promise.
      if (config.command === "build") compileOnce().catch(() => undefined);
    },
    // Waited for outside the bundler, which would wrap the report in a stack trace.
    buildApp: { order: "post", handler: async () => void (await compileForBuild()) },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      if (config.command === "serve")
        return `export const folder = ${JSON.stringify(devFolder(config, options))};`;
      return [
        'import { fileURLToPath } from "node:url";',
        "const here = import.meta.url;",
        `export const folder = fileURLToPath(new URL("${folderMark}", here));`,
      ].join("\n");
    },
    renderChunk(code, chunk) {
      if (!code.includes(folderMark)) return undefined;
      const fromChunk = relative(dirname(chunk.fileName), folderName).split(sep).join("/");
      return { code: code.replaceAll(folderMark, `${fromChunk}/`), map: null };
    },
    async writeBundle(output, bundle) {
      const isServerBuild = Object.values(bundle).some(
        (file) => file.type === "chunk" && file.moduleIds.includes(resolvedId),
      );
      if (!isServerBuild || !output.dir) return;
      const content = await compileOnce();
      if (content.errors.length === 0) await writeBuiltContent(join(output.dir, folderName), content);
    },
    configureServer: (server) =>
      serveContent(server, {
        compiler,
        compileOnce,
        moduleId: resolvedId,
        folder: devFolder(config, options),
        contentDir: resolve(config.root, options.contentDir),
      }),
  };
}

/** Where the content lies in development: one folder per content folder, so that two servers do not mix. */
function devFolder(config: ResolvedConfig, options: { contentDir: string }): string {
  const contentDir = resolve(config.root, options.contentDir);
  const name = createHash("sha256").update(contentDir).digest("hex").slice(0, 8);
  return join(config.cacheDir, `content-${name}`);
}
