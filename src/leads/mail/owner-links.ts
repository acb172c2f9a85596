import { ownerPath } from "#config/index.ts";
import { createSignedTokens } from "#platform/links/signed-token.ts";
import { dayMs } from "#platform/time/durations.ts";

/** Returns the URL of a lead's page. */
export type FindLeadUrl = (leadId: string) => Promise<string>;

/** From when its email is composed. */
const lifetimeMs = 30 * dayMs;

/**
 * Signs and reads the links to leads in the owner's emails, and to the page that says where an erased lead might be left.
 * Nothing about them is stored.
 */
export function createOwnerLinks(secret: Uint8Array, purpose: "owner" | "erased" = "owner") {
  const tokens = createSignedTokens(secret, purpose);
  return {
    pathTo: (leadId: string, nowMs: number) => ownerPath(tokens.sign(leadId, nowMs + lifetimeMs)),
    /** Returns the lead's id, or `undefined` if the token isn't valid now. */
    read: tokens.read,
  };
}
