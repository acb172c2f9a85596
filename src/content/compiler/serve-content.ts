import { statSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { type CompiledContent, compileContent } from "./compile-content.ts";
import type { CompiledFile } from "./compile-file.ts";
import { ContentError, formatDiagnostic } from "./diagnostic.ts";
import { writeBuiltContent } from "./write-built-content.ts";

/** Changes within this time are compiled together, because editors save in several steps. */
const SETTLE_MS = 30;

/** Delay of a second check, because the watcher misses a change within 50 ms of another. */
const SECOND_CHECK_MS = 150;

interface ServeOptions {
  contentDir: string;
  publicDir: string;
  /** Id of the virtual module that exports `folder`. */
  moduleId: string;
  /** Folder of the built content. */
  folder: string;
}

/**
 * Keeps the content of the development server up to date: compiles a saved file and reloads the page. Errors show in
 * the console and over the page, while the last valid state of their files is served.
 */
export async function serveContent(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { logger } = server.config;
  const keepGood = createLastGood();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let report: string | undefined;
  let content = await compileContent(options);
  for (const warning of content.warnings) logger.warn(formatDiagnostic(warning));

  const show = async () => {
    await writeBuiltContent(options.folder, keepGood(content));
    report = content.errors.length > 0 ? new ContentError(content.errors).message : undefined;
    if (report) logger.error(report);
  };
  const sendReport = () => {
    if (report) server.hot.send({ type: "error", err: { message: report, stack: "", plugin: "content" } });
  };
  const update = async () => {
    const changedPaths = new Set(changed);
    changed.clear();
    for (const path of changedPaths) setTimeout(checkAgain, SECOND_CHECK_MS, path, lastChange(path)).unref();
    content = await compileContent(options, { content, changedPaths });
    await show();
    for (const warning of content.warnings) {
      if ([...changedPaths].some((path) => path.endsWith(warning.file)))
        logger.warn(formatDiagnostic(warning));
    }
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(options.moduleId);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.hot.send({ type: "full-reload" });
    sendReport();
  };
  const updateSoon = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => update().catch((error: unknown) => logger.error(String(error))), SETTLE_MS);
  };
  const checkAgain = (path: string, seen: number) => {
    if (lastChange(path) !== seen) updateSoon(path);
  };

  await show();
  server.watcher.add(options.contentDir);
  server.watcher.on("all", (_event, path) => {
    if (isInside(path, options.contentDir) || isInside(path, options.publicDir)) updateSoon(resolve(path));
  });
  // A page that is opened or reloaded also shows current errors.
  server.hot.on("vite:client:connect", sendReport);
}

/** Returns a function that replaces files and page copy with errors by their last valid state. */
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

/** Modification time of a file in ms; 0 if it does not exist. */
function lastChange(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isInside(path: string, folder: string): boolean {
  return resolve(path).startsWith(folder + sep);
}
