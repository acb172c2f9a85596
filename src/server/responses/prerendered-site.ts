import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import {
  BuildError,
  encodePath,
  type PackSlice,
  type PrerenderedEntry,
  type PrerenderedManifest,
  prerenderedPlaces,
  readPrerenderedManifest,
} from "../../build-output/index.ts";
import type { Encoding } from "./accept-encoding.ts";
import { encodeBody } from "./encode-body.ts";
import { isTrackingOnly } from "./tracking-parameters.ts";

const unpackGzip = promisify(gunzip);
const unpackBrotli = promisify(brotliDecompress);

/** What the server holds of the prerendered site. */
export interface PrerenderedSite {
  manifest: PrerenderedManifest;
  /** The entry that answers a request target (path with query), if one was prerendered. */
  find(target: string): PrerenderedEntry | undefined;
  /** The encoding in which an entry is sent to a client that accepts the one given. */
  encodingOf(entry: PrerenderedEntry, accepted: Encoding): Encoding;
  /** Bytes in that encoding; at once where the pack is in memory and holds them. */
  read(entry: PrerenderedEntry, encoding: Encoding): Buffer | Promise<Buffer>;
  close(): Promise<void>;
}

/** What `openPrerenderedSite` checks the prerendered pages against. */
export interface PrerenderedSiteOptions {
  buildDirectory: string;
  siteUrl: string;
  appVersion: string;
  /** A pack up to this size is held in memory as a whole; a larger one is read from disk as asked. */
  memoryBytes: number;
}

/**
 * Opens what was prerendered. Throws `BuildError` where it is missing or belongs to another build or
 * address, so that a server never starts with pages whose scripts it does not have.
 */
export async function openPrerenderedSite(options: PrerenderedSiteOptions): Promise<PrerenderedSite> {
  const manifest = await readPrerenderedManifest(options.buildDirectory);
  checkManifest(manifest, options);
  const pack = await openPack(prerenderedPlaces(options.buildDirectory).pack, manifest.packBytes);
  const whole = manifest.packBytes <= options.memoryBytes ? await readWhole(pack, manifest.packBytes) : null;
  const entries = new Map(manifest.entries.map((entry) => [entry.path, entry]));

  const readSlice = ([offset, bytes]: PackSlice) =>
    whole ? whole.subarray(offset, offset + bytes) : readFrom(pack, offset, bytes);
  return {
    manifest,
    find: (target) => entries.get(target) ?? findByParts(entries, target),
    encodingOf: (entry, accepted) => (entry.slices.identity ? "identity" : accepted),
    read(entry, encoding) {
      const slice = entry.slices[encoding];
      return slice ? readSlice(slice) : readRepacked(entry, encoding, readSlice);
    },
    close: () => pack.close(),
  };
}

/** An entry beside a query that changes nothing: any on a file, campaign tags on a page. */
function findByParts(entries: ReadonlyMap<string, PrerenderedEntry>, target: string) {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const entry = entries.get(path) ?? findFile(entries, path);
  if (!entry || entry.kind === "file" || mark < 0) return entry;
  return isTrackingOnly(target.slice(mark + 1)) ? entry : undefined;
}

/** A file by any percent-encoding of its path: `/a@b.pdf` is `/a%40b.pdf`. */
function findFile(entries: ReadonlyMap<string, PrerenderedEntry>, path: string) {
  const encoded = encodePath(path);
  const entry = encoded === undefined ? undefined : entries.get(encoded);
  return entry?.kind === "file" ? entry : undefined;
}

function checkManifest(manifest: PrerenderedManifest, { siteUrl, appVersion }: PrerenderedSiteOptions): void {
  if (manifest.appVersion !== appVersion) {
    throw new BuildError("The prerendered pages belong to another build of the app.");
  }
  if (manifest.siteUrl !== siteUrl) {
    throw new BuildError(`The pages were prerendered for ${manifest.siteUrl}, and SITE_URL is ${siteUrl}.`);
  }
}

async function openPack(path: string, expectedBytes: number): Promise<FileHandle> {
  const pack = await open(path).catch((cause: unknown) => {
    throw new BuildError(`${path} cannot be read.`, { cause });
  });
  const { size } = await pack.stat();
  if (size === expectedBytes) return pack;
  await pack.close();
  throw new BuildError(`${path} has ${size} bytes where its table of contents names ${expectedBytes}.`);
}

function readWhole(pack: FileHandle, bytes: number): Promise<Buffer> {
  return readFrom(pack, 0, bytes);
}

async function readFrom(pack: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await pack.read(Buffer.allocUnsafe(bytes), 0, bytes, offset);
  if (bytesRead < bytes) throw new BuildError("The prerendered pages were cut short while the server runs.");
  return buffer;
}

/** A form that was not stored, made from one that was. */
async function readRepacked(
  { path, slices }: PrerenderedEntry,
  encoding: Encoding,
  readSlice: (slice: PackSlice) => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const slice = slices.gzip ?? slices.br;
  if (!slice) throw new BuildError(`${path} was stored in no form that can be sent.`);
  const packed = await readSlice(slice);
  const plain = await (slices.gzip ? unpackGzip(packed) : unpackBrotli(packed));
  return encodeBody(plain, encoding);
}
