import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isTrackingOnly } from "#config/index.ts";
import { type Encoding, encodeBody } from "#platform/http/content-encoding.ts";
import type { SiteFile, SiteFiles } from "#platform/http/serve-files.ts";
import { BuildError, type BuiltApp } from "./built-app.ts";
import { contentTypeOf } from "./content-type.ts";
import { encodeFilePath, encodePath } from "./encode-path.ts";
import { createPublisher } from "./publish-on-time.ts";
import {
  headersFile,
  notFoundFile,
  pageFile,
  readSiteRecord,
  type SiteRecord,
  sitePlaces,
} from "./site-record.ts";

const suffixes = { br: ".br", gzip: ".gz", identity: "" };

interface SiteFilesOptions {
  buildDirectory: string;
  siteUrl: string;
  appVersion: string;
  /** Renders pages that are out of date. */
  render: BuiltApp["render"];
  /** Maximum total size of bodies in memory; the rest are read from disk, or rendered, on request. */
  memoryBytes: number;
}

/**
 * Throws `BuildError` if the prerendered site is missing or belongs to another build or public URL, so that a server never
 * starts with pages whose scripts it doesn't have.
 */
export async function openSiteFiles(options: SiteFilesOptions): Promise<SiteFiles> {
  const record = await readSiteRecord(options.buildDirectory);
  checkRecord(record, options);
  const { folder, scheduled } = sitePlaces(options.buildDirectory);
  const openedBuild = await identifyBuild(folder);
  const names = new Map<SiteFile, string>();
  const open = async (place: string, pages: readonly string[]) => {
    const listed = await listFiles(place, pages);
    for (const [name, file] of listed) names.set(file, join(place, name));
    return [...listed.values()];
  };
  const byPath = new Map((await open(folder, record.pages)).map((file) => [file.path, file]));
  const later = new Map<string, readonly SiteFile[]>();
  for (const { day } of record.publications) later.set(day, await open(join(scheduled, day), []));
  const fileNameOf = (file: SiteFile, encoding: Encoding) => (names.get(file) ?? "") + suffixes[encoding];
  const filesOf = (day: string) => later.get(day) ?? [];
  const publisher = createPublisher(byPath, { ...options, record, filesOf });
  readIntoMemory([...names.keys()], fileNameOf, options.memoryBytes);

  return {
    pages: record.pages,
    all: [...names.keys()],
    find(target) {
      publisher.publish();
      return byPath.get(target) ?? findByParts(byPath, target);
    },
    async read(file, encoding) {
      if (file.isRendered) return publisher.read(file, encoding);
      try {
        const isStored = file.stored.has(encoding);
        const bytes = await readFile(fileNameOf(file, isStored ? encoding : "identity"));
        // We might not have the scripts for another build's page. Other files are the same in every build.
        if (file.isPage && (await identifyBuild(folder)) !== openedBuild) return undefined;
        return isStored ? bytes : encodeBody(bytes, encoding);
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
  };
}

function checkRecord(record: SiteRecord, { siteUrl, appVersion }: SiteFilesOptions): void {
  if (record.appVersion !== appVersion) {
    throw new BuildError("The prerendered pages belong to another build of the app.");
  }
  if (record.siteUrl !== siteUrl) {
    throw new BuildError(`The pages were prerendered for ${record.siteUrl}, but SITE_URL is ${siteUrl}.`);
  }
}

/** Changes with every build, because a build replaces the folder instead of writing into it. */
async function identifyBuild(folder: string): Promise<string> {
  const { ino, mtimeNs } = await stat(folder, { bigint: true });
  return `${ino} ${mtimeNs}`;
}

/** Keyed by path within the folder. */
async function listFiles(folder: string, pages: readonly string[]): Promise<Map<string, SiteFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const onDisk = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  const pagePaths = new Map(pages.map((path) => [pageFile(path), path]));
  for (const name of pagePaths.keys())
    if (!onDisk.has(name)) throw new BuildError(`The page ${name} is missing from ${folder}.`);
  const files = new Map<string, SiteFile>();
  for (const name of [...onDisk].sort()) {
    const isEncoded = /\.(br|gz)$/.test(name) && onDisk.has(name.slice(0, -3));
    if (isEncoded || name === headersFile || name === notFoundFile) continue;
    const page = pagePaths.get(name);
    const path = page ?? encodeFilePath(name);
    const stored = new Set<Encoding>(["identity"]);
    if (onDisk.has(`${name}.br`)) stored.add("br");
    if (onDisk.has(`${name}.gz`)) stored.add("gzip");
    const contentType = contentTypeOf(page === undefined ? path : name);
    files.set(name, { path, isPage: page !== undefined, contentType, stored, bodies: new Map() });
  }
  return files;
}

/** Most requested first: Brotli, files without compressed copies, gzip, then uncompressed copies. */
function readIntoMemory(
  files: readonly SiteFile[],
  fileNameOf: (file: SiteFile, encoding: Encoding) => string,
  maxBytes: number,
): void {
  const having = (encoding: Encoding, isCompressed: boolean) =>
    files
      .filter(({ stored }) => stored.has(encoding) && stored.size > 1 === isCompressed)
      .map((file) => ({ file, encoding }));
  const inOrder = [
    ...having("br", true),
    ...having("identity", false),
    ...having("gzip", true),
    ...having("identity", true),
  ];
  let bytes = 0;
  for (const { file, encoding } of inOrder) {
    const body = readFileSync(fileNameOf(file, encoding));
    bytes += body.byteLength;
    if (bytes > maxBytes) return;
    file.bodies.set(encoding, body);
  }
}

/** Finds a file regardless of its query string, but a page only if its query has only tracking parameters. */
function findByParts(byPath: ReadonlyMap<string, SiteFile>, target: string): SiteFile | undefined {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const file = byPath.get(path) ?? findFile(byPath, path);
  if (!file?.isPage || mark < 0) return file;
  return isTrackingOnly(target.slice(mark + 1)) ? file : undefined;
}

/** Finds a file by any percent-encoding of its path: `/a@b.pdf` finds `/a%40b.pdf`. */
function findFile(byPath: ReadonlyMap<string, SiteFile>, path: string): SiteFile | undefined {
  const encoded = encodePath(path);
  const file = encoded === undefined ? undefined : byPath.get(encoded);
  return file?.isPage ? undefined : file;
}
