import { dayMs } from "../time/durations.ts";
import { createSignedTokens } from "./signed-token.ts";

const subject = "preview";

/** The token is valid for this path alone, for 7 days. */
export function previewPath(path: string, secret: Uint8Array, nowMs: number): string {
  return `${path}?preview=${createSignedTokens(secret, path).sign(subject, nowMs + 7 * dayMs)}`;
}

export function isPreview({ pathname, searchParams }: URL, secret: Uint8Array, nowMs: number): boolean {
  const token = searchParams.get("preview") ?? "";
  return createSignedTokens(secret, pathname).read(token, nowMs) === subject;
}
