import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, gzip } from "node:zlib";
import {
  BuildError,
  type PackSlice,
  type PrintedEntry,
  type PrintedManifest,
  printedPlaces,
  readPrintedManifest,
} from "../../built/index.ts";
import type { Encoding } from "./accepted-encoding.ts";
import { isTrackingOnly } from "./tracking-parameters.ts";

const unpackGzip = promisify(gunzip);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/** What the server holds of the printed site. */
export interface PrintedSite {
  manifest: PrintedManifest;
  /** The entry that answers a request target (path with query), if one was printed. */
  find(target: string): PrintedEntry | undefined;
  /** The encoding in which an entry is sent to a client that accepts the one given. */
  encodingOf(entry: PrintedEntry, accepted: Encoding): Encoding;
  /** Bytes in that encoding; at once where the pack is in memory and holds them. */
  read(entry: PrintedEntry, encoding: Encoding): Buffer | Promise<Buffer>;
  close(): Promise<void>;
}

/** What `openPrintedSite` checks the printed pages against. */
export interface PrintedSiteOptions {
  buildDirectory: string;
  siteUrl: string;
  appVersion: string;
  /** A pack up to this size is held in memory as a whole; a larger one is read from disk as asked. */
  memoryBytes: number;
}

/**
 * Opens what the press printed. Throws `BuildError` where it is missing or belongs to another build or
 * address, so that a server never starts with pages whose scripts it does not have.
 */
export async function openPrintedSite(options: PrintedSiteOptions): Promise<PrintedSite> {
  const manifest = await readPrintedManifest(options.buildDirectory);
  checkManifest(manifest, options);
  const pack = await openPack(printedPlaces(options.buildDirectory).pack, manifest.packBytes);
  const whole = manifest.packBytes <= options.memoryBytes ? await readWhole(pack, manifest.packBytes) : null;
  const entries = new Map(manifest.entries.map((entry) => [entry.path, entry]));

  const readSlice = ([offset, bytes]: PackSlice) =>
    whole ? whole.subarray(offset, offset + bytes) : readFrom(pack, offset, bytes);
  return {
    manifest,
    find: (target) => entries.get(target) ?? findBesideQuery(entries, target),
    encodingOf: (entry, accepted) => (entry.slices.identity ? "identity" : accepted),
    read(entry, encoding) {
      const slice = entry.slices[encoding];
      return slice ? readSlice(slice) : readRepacked(entry, encoding, readSlice);
    },
    close: () => pack.close(),
  };
}

/** A query that changes nothing: any on a file, the router's choice of routes on data, campaign tags on a page. */
function findBesideQuery(entries: ReadonlyMap<string, PrintedEntry>, target: string) {
  const mark = target.indexOf("?");
  if (mark < 0) return undefined;
  const entry = entries.get(target.slice(0, mark));
  if (!entry) return undefined;
  const query = target.slice(mark + 1);
  if (entry.kind === "file") return entry;
  if (entry.kind === "page") return isTrackingOnly(query) ? entry : undefined;
  const others = query.split("&").filter((pair) => !pair.startsWith("_routes="));
  return isTrackingOnly(others.join("&")) ? entry : undefined;
}

function checkManifest(manifest: PrintedManifest, { siteUrl, appVersion }: PrintedSiteOptions): void {
  if (manifest.appVersion !== appVersion) {
    throw new BuildError("The printed pages belong to another build of the app.");
  }
  if (manifest.siteUrl !== siteUrl) {
    throw new BuildError(`The pages were printed for ${manifest.siteUrl}, and SITE_URL is ${siteUrl}.`);
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
  if (bytesRead < bytes) throw new BuildError("The printed pages were cut short while the server runs.");
  return buffer;
}

/** A form that was not printed, made from one that was. */
async function readRepacked(
  { path, slices }: PrintedEntry,
  encoding: Encoding,
  readSlice: (slice: PackSlice) => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const slice = slices.gzip ?? slices.br;
  if (!slice) throw new BuildError(`${path} was printed in no form that can be sent.`);
  const packed = await readSlice(slice);
  const plain = await (slices.gzip ? unpackGzip(packed) : unpackBrotli(packed));
  return encoding === "gzip" ? packGzip(plain) : plain;
}
