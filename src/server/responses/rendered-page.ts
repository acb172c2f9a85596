import { type BuiltApp, tagOf } from "../../build-output/index.ts";
import type { HeaderPolicy } from "../guards/security-headers.ts";
import { acceptedEncoding, type Encoding } from "./accept-encoding.ts";
import { encodeBody } from "./encode-body.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

type RenderResult = Pick<Awaited<ReturnType<BuiltApp["render"]>>, "status" | "html">;

/** A page as it was rendered, of which any number of responses can be made. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  bytes: Buffer;
  tag: string;
  /** Its bodies, by encoding, as far as they were asked for. */
  bodies: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

/** The bytes and the tag of what the app has rendered. */
export function toRenderedPage({ status, html }: RenderResult): RenderedPage {
  const bytes = Buffer.from(html);
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  return { status, headers, bytes, tag: tagOf(bytes), bodies: new Map() };
}

/** Makes a response with the headers of pages, compressed as the visitor accepts it; 304 where they have it already. */
export async function respondWith(
  page: RenderedPage,
  request: Request,
  { pageHeaders }: Pick<HeaderPolicy, "pageHeaders">,
  status: number = page.status,
): Promise<Response> {
  const headers = new Headers(page.headers);
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  for (const [name, value] of pageHeaders) headers.set(name, value);
  headers.set("Vary", "Accept-Encoding");
  if (status === 200) {
    const etag = entityTag(page.tag, encoding);
    headers.set("ETag", etag);
    if (matchesEntityTag(request.headers.get("If-None-Match"), etag)) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const encoded = page.bodies.get(encoding) ?? encodeBody(page.bytes, encoding);
  page.bodies.set(encoding, encoded);
  const body = await encoded;
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}
