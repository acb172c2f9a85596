import { statSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";
import type { CompiledFile } from "./compile-file.ts";
import type { CompiledContent, ContentCompiler } from "./content-compiler.ts";
import { ContentError, formatDiagnostic } from "./diagnostic.ts";
import { writeBuiltContent } from "./write-built-content.ts";

/** Editors save in several steps; what they change within this time is compiled at once. */
const SETTLE_MS = 30;

/** The watcher passes over a second change that follows the first within 50 ms, so saved files get a second look. */
const SECOND_LOOK_MS = 150;

/** What the development server needs of the plugin. */
interface ServeParts {
  compiler: ContentCompiler;
  compileOnce(): Promise<CompiledContent>;
  /** Id of the virtual module that says where the content lies. */
  moduleId: string;
  /** Where the content is written. */
  folder: string;
  contentDir: string;
}

/**
 * Keeps the content of the development server up to date: a saved file is compiled alone and the page
 * reloads. Errors stand in the console and over the page; of a file with errors the last good state is served.
 */
export async function serveContent(server: ViteDevServer, parts: ServeParts): Promise<void> {
  const { publicDir, logger } = server.config;
  const keepGood = createLastGood();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let report: string | undefined;

  const show = async (content: CompiledContent) => {
    await writeBuiltContent(parts.folder, keepGood(content));
    report = content.errors.length > 0 ? new ContentError(content.errors).message : undefined;
    if (report) logger.error(report);
  };
  const sendReport = () => {
    if (report) server.hot.send({ type: "error", err: { message: report, stack: "", plugin: "content" } });
  };
  const note = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => update().catch((error: unknown) => logger.error(String(error))), SETTLE_MS);
  };
  const lookAgain = (path: string, seen: number) => {
    if (lastChange(path) !== seen) note(path);
  };
  const update = async () => {
    const paths = new Set(changed);
    changed.clear();
    for (const path of paths) setTimeout(lookAgain, SECOND_LOOK_MS, path, lastChange(path)).unref();
    const content = await parts.compiler.compile(paths);
    await show(content);
    for (const warning of content.warnings) {
      if ([...paths].some((path) => path.endsWith(warning.file))) logger.warn(formatDiagnostic(warning));
    }
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(parts.moduleId);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.hot.send({ type: "full-reload" });
    sendReport();
  };

  await show(await parts.compileOnce());
  server.watcher.add(parts.contentDir);
  server.watcher.on("all", (_event, path) => {
    if (!isInside(path, parts.contentDir) && !isInside(path, publicDir)) return;
    note(resolve(path));
  });
  // A page that is opened, or was reloaded, while there are errors has to hear of them too.
  server.hot.on("vite:client:connect", sendReport);
}

/** Puts the last good state of each file and page copy in the place of one with errors. */
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

/** When a file was last written, in ms; 0 where it is gone. */
function lastChange(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isInside(path: string, folder: string): boolean {
  return resolve(path).startsWith(folder + sep);
}
