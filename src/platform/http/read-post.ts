import type { createBodyLimit } from "./request-bodies.ts";
import type { Refusal } from "./send-refusal.ts";

interface ReadPost {
  /** Whether the browser itself sent the form, without JavaScript. */
  isNative: boolean;
  post: Record<string, unknown>;
}

const jsonType = "application/json";
const nativeType = "application/x-www-form-urlencoded";

/** A valid submission is one level deep. */
const maxDepth = 3;

/** Accepts JSON or a URL-encoded form (spec: Form API guard). */
export async function readPost(
  request: Request,
  readBody: ReturnType<typeof createBodyLimit>,
): Promise<ReadPost | Refusal> {
  const type = readMediaType(request.headers);
  if (type === undefined) return { status: 415, error: "Please send JSON or a form, as UTF-8." };
  const body = await readBody(request).catch(() => null);
  if (body === undefined) return { status: 413, error: "Your message is too long to be sent." };
  if (body === null) return { status: 400, error: "The message did not arrive as a whole." };
  if (type === nativeType) {
    // If a field is repeated, the last one wins, as in JSON.
    const post = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
    return { isNative: true, post };
  }
  return readJson(body);
}

function readMediaType(headers: Headers): typeof jsonType | typeof nativeType | undefined {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const known = type.trim();
  const isReadable = parameters.every((parameter) => {
    const [name, value = ""] = parameter.split("=").map((part) => part.trim());
    return name !== "charset" || /^"?(utf-?8|us-ascii)"?$/.test(value);
  });
  const encoding = headers.get("content-encoding") ?? "identity";
  if (!isReadable || encoding.trim().toLowerCase() !== "identity") return undefined;
  return known === jsonType || known === nativeType ? known : undefined;
}

function readJson(body: Uint8Array): ReadPost | Refusal {
  const unreadable = { status: 400, error: "The message could not be read as JSON." } as const;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return unreadable;
  }
  if (isDeeperThan(maxDepth, value)) return unreadable;
  // Treat anything but an object as an empty form.
  return { isNative: false, post: isRecord(value) ? value : {} };
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
