import { resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { type CompiledContent, type CompilerOptions, compileContent } from "./compile-content.ts";
import type { CompiledFile } from "./compile-file.ts";
import { ContentError, formatDiagnostic } from "./diagnostic.ts";
import { writeBuiltContent } from "./write-built-content.ts";

/** Editors save in several steps, and the watcher doesn't report a change within 50 ms of another. */
const SETTLE_MS = 100;

interface ServeOptions extends CompilerOptions {
  /** Id of the virtual module that exports `folder`. */
  moduleId: string;
  /** Folder of the built content. */
  folder: string;
}

/**
 * Keeps the development server's content up to date: compiles all of it after a save and reloads the page. Errors appear
 * in the console and over the page, while the last valid versions of those files are served.
 */
export async function serveContent(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { logger } = server.config;
  const keepGood = createLastGood();
  let warned = new Set<string>();
  let report: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const compile = async () => {
    const content = await compileContent(options);
    const warnings = content.warnings.map(formatDiagnostic);
    for (const warning of warnings) if (!warned.has(warning)) logger.warn(warning);
    warned = new Set(warnings);
    await writeBuiltContent(options.folder, keepGood(content), { showsUnpublished: true });
    report = content.errors.length > 0 ? new ContentError(content.errors).message : undefined;
    if (report) logger.error(report);
  };
  const sendReport = () => {
    if (report) server.hot.send({ type: "error", err: { message: report, stack: "", plugin: "content" } });
  };
  const update = async () => {
    await compile();
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(options.moduleId);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.hot.send({ type: "full-reload" });
    sendReport();
  };

  await compile();
  server.watcher.add(options.contentDir);
  server.watcher.on("all", (_event, path) => {
    if (![options.contentDir, options.publicDir].some((folder) => resolve(path).startsWith(folder + sep)))
      return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update).catch((error: unknown) => logger.error(String(error)));
    }, SETTLE_MS);
  });
  // Shows the current errors even on a page that was opened or reloaded later.
  server.hot.on("vite:client:connect", sendReport);
}

/** Returns a function that substitutes the last valid state for files and page copy with errors. */
function createLastGood(): (content: CompiledContent) => CompiledContent {
  const goodFiles = new Map<string, CompiledFile>();
  let goodPageCopy: Record<string, unknown> = {};
  return (content) => {
    for (const compiled of content.files) {
      if (compiled.errors.length === 0) goodFiles.set(compiled.file.path, compiled);
    }
    const readable = Object.entries(content.pageCopy).filter(([, copy]) => copy !== undefined);
    goodPageCopy = { ...goodPageCopy, ...Object.fromEntries(readable) };
    const files = content.files.map((compiled) => goodFiles.get(compiled.file.path) ?? compiled);
    return { ...content, files, pageCopy: goodPageCopy };
  };
}
