import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "./content-encoding.ts";
import { chooseResponse, type Representation, represent } from "./representation.ts";
import { type HeaderPolicy, headersOfFile } from "./security-headers.ts";

/** A page, an asset or a public file. */
export interface SiteFile {
  /** Path in the URL. */
  path: string;
  isPage: boolean;
  /** Not from disk: the page is out of date there, so `read` renders it. */
  isRendered?: boolean;
  contentType: string;
  /** Encodings to choose from; an uncompressed file has only `identity`. */
  stored: ReadonlySet<Encoding>;
  /** Bodies kept in memory. */
  bodies: Map<Encoding, Buffer>;
}

export interface SiteFiles {
  pages: readonly string[];
  all: readonly SiteFile[];
  /** Finds the file for a request target (path with query). */
  find(target: string): SiteFile | undefined;
  /** Reads a body from disk; `undefined` if it is missing, or if another build has replaced the page. */
  read(file: SiteFile, encoding: Encoding): Promise<Buffer | undefined>;
}

interface ServeFilesOptions {
  site: SiteFiles;
  policy: HeaderPolicy;
  onError: (error: unknown) => void;
}

/**
 * Serves prerendered pages and files with Node's own request and response. Files in memory have prepared headers, so this
 * is nearly as fast as a bare Node server. Calls `next` for anything else, including a page that can't be read.
 */
export function serveFiles({ site, policy, onError }: ServeFilesOptions) {
  const prepared = new WeakMap(
    site.all.map((file) => [
      file,
      new Map([...file.bodies].map(([encoding, body]) => [encoding, prepare(policy, file, encoding, body)])),
    ]),
  );
  /** Files from disk that are being sent, by encoding and path: slow clients share one copy. */
  const shared = new Map<
    string,
    { of: SiteFile; file: Promise<PreparedFile | undefined>; responses: number }
  >();

  const readFor = (response: ServerResponse, file: SiteFile, encoding: Encoding) => {
    const key = `${encoding} ${file.path}`;
    const read = async () => {
      const body = await site.read(file, encoding);
      const ready = body && prepare(policy, file, encoding, body);
      if (ready && file.isRendered && file.bodies.has(encoding)) {
        prepared.set(file, (prepared.get(file) ?? new Map()).set(encoding, ready));
      }
      return ready;
    };
    const known = shared.get(key);
    // A page is another file after a publication.
    const entry = known?.of === file ? known : { of: file, file: read(), responses: 0 };
    shared.set(key, entry);
    entry.responses += 1;
    response.once("close", () => {
      entry.responses -= 1;
      if (entry.responses === 0 && shared.get(key) === entry) shared.delete(key);
    });
    return entry.file;
  };

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? site.find(request.url ?? "") : undefined;
    if (!file) {
      next();
      return;
    }
    const encoding = file.stored.size > 1 ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
    const inMemory = prepared.get(file)?.get(encoding);
    if (inMemory) {
      send(request, response, inMemory);
      return;
    }
    readFor(response, file, encoding).then(
      (ready) => (ready ? send(request, response, ready) : next()),
      (error: unknown) => {
        onError(error);
        next();
      },
    );
  };
}

interface PreparedFile extends Representation {
  /** Headers by status, in the form that is fastest for `writeHead`: alternating names and values. */
  flat: Map<number, string[]>;
}

function prepare(policy: HeaderPolicy, file: SiteFile, encoding: Encoding, body: Buffer): PreparedFile {
  const { contentType, path, isPage, stored } = file;
  const headers = headersOfFile(policy, path, isPage);
  const isNegotiated = stored.size > 1;
  const representation = represent({ status: 200, contentType, body, encoding, isNegotiated, headers });
  const flat = new Map(
    [representation.whole, representation.notModified].map(({ status, headers }) => [status, headers.flat()]),
  );
  return { ...representation, flat };
}

function send(request: IncomingMessage, response: ServerResponse, file: PreparedFile): void {
  const { status, body } = chooseResponse(file, request.headers["if-none-match"]);
  response.writeHead(status, file.flat.get(status));
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
