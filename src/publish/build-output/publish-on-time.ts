import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { type Encoding, encodeBody } from "#platform/http/content-encoding.ts";
import { RenderQueueFullError, renderInTurn } from "#platform/http/render-queue.ts";
import type { SiteFile } from "#platform/http/serve-files.ts";
import type { BuiltApp } from "./built-app.ts";
import type { SiteRecord } from "./site-record.ts";

const decompress = promisify(brotliDecompress);

interface PublisherOptions {
  render: BuiltApp["render"];
  siteUrl: string;
  record: Pick<SiteRecord, "outOfDateFrom" | "publications">;
  /** Returns the files to add on a publication day. */
  filesOf(day: string): readonly SiteFile[];
  /** Maximum total size of the rendered pages to keep. */
  memoryBytes: number;
}

/**
 * Publishes scheduled articles at 00:00 UTC of their day: adds their files to `byPath`, and replaces every page that lists
 * articles with one that is rendered on its first request and kept until the next publication.
 */
export function createPublisher(byPath: Map<string, SiteFile>, options: PublisherOptions) {
  const { render, siteUrl, record, filesOf, memoryBytes } = options;
  const due = record.publications.map(({ day, pages }) => ({ day, pages, atMs: Date.parse(day) }));
  const outOfDate = new Set(Object.keys(record.outOfDateFrom));
  let keptBytes = 0;

  const keep = (file: SiteFile, encoding: Encoding, body: Buffer) => {
    if (file.bodies.has(encoding) || keptBytes + body.byteLength > memoryBytes) return;
    keptBytes += body.byteLength;
    file.bodies.set(encoding, body);
  };
  const renderBrotli = async (file: SiteFile) => {
    const page = await renderInTurn(() => render(new Request(siteUrl + file.path)));
    return page.status === 200 ? encodeBody(Buffer.from(page.html), "br") : undefined;
  };
  return {
    /** Call before every lookup. */
    publish() {
      for (let next = due[0]; next && Date.now() >= next.atMs; next = due[0]) {
        due.shift();
        for (const file of filesOf(next.day)) byPath.set(file.path, file);
        for (const path of next.pages) outOfDate.add(path);
        for (const path of outOfDate) byPath.set(path, renderedPage(path));
        keptBytes = 0;
      }
    },
    /** Returns `undefined` if the page fails to render or too many are waiting; it is then rendered like any other. */
    async read(file: SiteFile, encoding: Encoding): Promise<Buffer | undefined> {
      try {
        // Kept in the smallest encoding, from which the others are made.
        const brotli = file.bodies.get("br") ?? (await renderBrotli(file));
        if (!brotli) return undefined;
        keep(file, "br", brotli);
        if (encoding === "br") return brotli;
        const body = await encodeBody(await decompress(brotli), encoding);
        keep(file, encoding, body);
        return body;
      } catch (error) {
        if (error instanceof RenderQueueFullError) return undefined;
        throw error;
      }
    },
  };
}

function renderedPage(path: string): SiteFile {
  return {
    path,
    isPage: true,
    isRendered: true,
    contentType: "text/html; charset=utf-8",
    stored: new Set<Encoding>(["br", "gzip", "identity"]),
    bodies: new Map(),
  };
}
