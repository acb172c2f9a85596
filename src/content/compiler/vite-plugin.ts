import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { type CompiledContent, type CompilerOptions, compileContent } from "./compile-content.ts";
import type { PageCopySchemas } from "./compile-page-copy.ts";
import { ContentError, formatDiagnostic } from "./diagnostic.ts";
import { serveContent } from "./serve-content.ts";
import { writeBuiltContent } from "./write-built-content.ts";

const moduleId = "virtual:content";
const resolvedId = `\0${moduleId}`;
/** Folder of the built content beside the server build. */
const folderName = "content";

/**
 * Compiles the content folder: in a build into files beside the server build, in development into Vite's cache. Errors
 * stop a build; see `serveContent` for development.
 */
export function content(options: {
  contentDir: string;
  pageCopySchemas: PageCopySchemas;
  findUndrawn?: CompilerOptions["findUndrawn"];
  /** Folder of earlier builds' assets, which saves encoding the same images again. */
  earlierAssets?: string;
}): Plugin {
  let config: ResolvedConfig;
  let compiled: Promise<CompiledContent> | undefined;

  const places = () => ({
    contentDir: resolve(config.root, options.contentDir),
    publicDir: config.publicDir,
    pageCopySchemas: options.pageCopySchemas,
    ...(options.findUndrawn && { findUndrawn: options.findUndrawn }),
  });
  // Shared by both environments of a build.
  const compileOnce = (outDir?: string) => {
    const pictureFolders = outDir && { folder: join(outDir, "assets"), earlier: options.earlierAssets };
    compiled ??= compileContent({ ...places(), ...(pictureFolders && { pictureFolders }) }).then((result) => {
      for (const warning of result.warnings) config.logger.warn(formatDiagnostic(warning));
      return result;
    });
    return compiled;
  };

  return {
    name: "content",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      if (config.command === "serve")
        return `export const folder = ${JSON.stringify(cacheFolder(config, places().contentDir))};`;
      return [
        'import { fileURLToPath } from "node:url";',
        // In two steps, because Vite would treat `new URL(…, import.meta.url)` as an asset.
        "const here = import.meta.url;",
        `export const folder = fileURLToPath(new URL("${folderName}/", here));`,
      ].join("\n");
    },
    async writeBundle(output, bundle) {
      const isServerBuild = Object.values(bundle).some(
        (file) => file.type === "chunk" && file.moduleIds.includes(resolvedId),
      );
      if (!isServerBuild || !output.dir) return;
      const result = await compileOnce(output.dir);
      if (result.errors.length > 0) return;
      await writeBuiltContent(join(output.dir, folderName), result, { showsUnpublished: false });
    },
    // Thrown here, not in `writeBundle`, where the bundler would add a stack trace.
    buildApp: {
      order: "post",
      async handler() {
        const { errors } = await compileOnce();
        if (errors.length > 0) throw new ContentError(errors);
      },
    },
    configureServer: (server) =>
      serveContent(server, {
        ...places(),
        moduleId: resolvedId,
        folder: cacheFolder(config, places().contentDir),
      }),
  };
}

/** One per content folder, so that development servers don't interfere with each other. */
function cacheFolder(config: ResolvedConfig, contentDir: string): string {
  const name = createHash("sha256").update(contentDir).digest("hex").slice(0, 8);
  return join(config.cacheDir, `content-${name}`);
}
