import type { IncomingMessage, ServerResponse } from "node:http";
import type { PrerenderedEntry } from "../../build-output/index.ts";
import type { HeaderPolicy } from "../guards/security-headers.ts";
import { refusalHeaders } from "../guards/unreadable-requests.ts";
import { acceptedEncoding, type Encoding } from "./accept-encoding.ts";
import { AnswerCache, type PreparedAnswer } from "./answer-cache.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";
import type { PrerenderedSite } from "./prerendered-site.ts";

/** What prerendered answers are made of. */
export interface PrerenderedAnswersOptions {
  site: PrerenderedSite;
  policy: HeaderPolicy;
  /** How many bytes of prepared answers may stay in memory. */
  memoryBytes: number;
  onError: (error: unknown) => void;
}

/**
 * Answers reads of prerendered pages and files straight on Node's request and response, before anything else: no
 * Request, no Response, no middleware, headers made beforehand. Returns whether it took the request.
 */
export function createPrerenderedAnswers({ site, policy, memoryBytes, onError }: PrerenderedAnswersOptions) {
  const cache = new AnswerCache(memoryBytes);
  /** Answers that are being read and unpacked, by encoding and path: once for all who wait for the same. */
  const underWay = new Map<string, Promise<PreparedAnswer>>();

  const prepare = (entry: PrerenderedEntry, encoding: Encoding, body: Buffer): PreparedAnswer => {
    const answer = prepareAnswer(policy, entry, encoding, body);
    cache.add(entry, encoding, answer);
    return answer;
  };

  /** The answer at once, or what all who ask for it meanwhile wait for. */
  const readOnce = (
    entry: PrerenderedEntry,
    encoding: Encoding,
  ): PreparedAnswer | Promise<PreparedAnswer> => {
    const key = `${encoding} ${entry.path}`;
    const known = underWay.get(key);
    if (known) return known;
    const body = site.read(entry, encoding);
    if (Buffer.isBuffer(body)) return prepare(entry, encoding, body);
    const answer = body.then((bytes) => prepare(entry, encoding, bytes)).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const entry = site.find(request.url ?? "");
    if (!entry) return false;
    const encoding = site.encodingOf(entry, acceptedEncoding(request.headers["accept-encoding"]));
    const prepared = cache.find(entry, encoding);
    if (prepared) {
      send(request, response, prepared);
      return true;
    }
    const answer = readOnce(entry, encoding);
    if (!(answer instanceof Promise)) {
      send(request, response, answer);
      return true;
    }
    answer
      .then((ready) => send(request, response, ready))
      .catch((error: unknown) => {
        onError(error);
        const text = ["Content-Type", "text/plain; charset=utf-8"];
        response.writeHead(500, [...text, ...refusalHeaders(policy).flat()]).end("Something went wrong");
      });
    return true;
  };
}

function send(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  if (matchesEntityTag(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders).end();
    return;
  }
  response.writeHead(200, answer.headers);
  if (request.method === "HEAD") response.end();
  else response.end(answer.body);
}

function prepareAnswer(
  policy: HeaderPolicy,
  entry: PrerenderedEntry,
  encoding: Encoding,
  body: Buffer,
): PreparedAnswer {
  const etag = entityTag(entry.tag, encoding);
  const notModifiedHeaders = [
    "ETag",
    etag,
    "Cache-Control",
    entry.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ...(entry.slices.identity ? [] : ["Vary", "Accept-Encoding"]),
    ...policy.headers(entry.path).flat(),
    ...(entry.kind === "page" ? policy.pageHeaders : []).flat(),
  ];
  const headers = [
    "Content-Type",
    entry.contentType,
    "Content-Length",
    String(body.byteLength),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ...notModifiedHeaders,
  ];
  return { etag, body, headers, notModifiedHeaders };
}
