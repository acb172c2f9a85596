import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import { ownerPath } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import type { ConnectionBindings } from "#platform/http/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "#platform/http/origin.ts";
import { readPost } from "#platform/http/read-post.ts";
import { createBodyLimit } from "#platform/http/request-bodies.ts";
import { storeRetrySeconds } from "#platform/http/send-refusal.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { listChannels, listErasureChannels } from "../delivery/index.ts";
import { type ErasedLead, type OwnerView, ownerActions } from "../forms/index.ts";
import { describePlaces } from "../operations/data-places.ts";
import { describeStored } from "../operations/describe-lead.ts";
import { type ActionParts, listActions, type StoredLead } from "../operations/owner-actions.ts";
import { backupsFolder, findErasure, hasUnfinishedErasures } from "../store/index.ts";

interface OwnerPageParts extends Omit<ActionParts, "settings"> {
  /** Called after each action, because it can book or free a slot. */
  forgetOpenSlots(): void;
  renderOwner(view: OwnerView, request: Request): Promise<Response>;
  settings: Pick<Settings, "siteUrl" | "host" | "port"> & ActionParts["settings"];
  log: Pick<Logger, "info" | "error">;
}

/** Small, because a form sends only an action. */
const maxBodyBytes = 4 * 1024;

/** A form on the page. Scripts can omit `seen`. */
const PressSchema = v.object({ action: v.picklist(ownerActions), seen: v.optional(v.string()) });

/** Creates `/owner/{token}`: `GET` shows a lead, `POST` acts on it (spec: Owner). Mount it at `/owner`. */
export function createOwnerPage(parts: OwnerPageParts) {
  const { store, forgetOpenSlots, renderOwner, settings, log, now } = parts;
  const { siteUrl } = settings;
  const originGuard = createOriginGuard(settings);
  const readBody = createBodyLimit(maxBodyBytes);
  const erasedTokens = createTokens(store, "erased");
  const page = new Hono<{ Bindings: ConnectionBindings }>();
  page.onError((error, c) => {
    log.error({ err: error }, "failed to read or change a lead on the owner's page");
    const message = "The lead cannot be shown or changed right now. Please try again in a minute.";
    return c.text(message, 503, { "Retry-After": String(storeRetrySeconds), "Cache-Control": "no-store" });
  });
  page.get("/:token{.+}", async (c) => {
    const token = c.req.param("token");
    const stored = await find(token);
    const view = stored
      ? describeStored(stored, listActions(stored, parts), { token, siteUrl })
      : await describeErased(token);
    return renderOwner(view ?? "missing", c.req.raw);
  });
  page.post("/:token{.+}", async (c) => {
    const token = c.req.param("token");
    const stored = await find(token);
    if (!stored) return renderOwner("missing", c.req.raw);
    if (!originGuard.allows(withoutNullOrigin(c.req.raw.headers), readListeningOrigin(c.env))) {
      return c.text("This request came from another site. Please use the lead’s own page.", 403);
    }
    const read = await readPost(c.req.raw, readBody);
    if ("status" in read) return c.text(read.error, read.status);
    const press = v.safeParse(PressSchema, read.post);
    if (!press.success) return c.text("There is no such action. Please use the lead’s own page.", 422);
    const { action, seen } = press.output;
    const offered = listActions(stored, parts).find((one) => one.action === action);
    if (offered && (seen ?? offered.seen) === offered.seen) {
      await offered.act().finally(forgetOpenSlots);
      log.info({ action, lead: stored.lead.id }, "the owner acted on a lead");
    }
    if (action !== "erase") return c.redirect(ownerPath(token), 303);
    // The lead's own token is no longer valid.
    return c.redirect(ownerPath(await erasedTokens.sign(stored.lead.id, now())), 303);
  });
  page.all("/:token{.+}", (c) =>
    c.text("A lead’s page can only be read and used.", 405, { Allow: "GET, HEAD, POST" }),
  );
  return page;

  /** Does the same work for every token, so that its time reveals nothing about a rejected one. */
  async function find(token: string): Promise<StoredLead | undefined> {
    const leadId = (await createTokens(store, "owner").read(token, now())) ?? "";
    const [lead, booking, deliveries] = await Promise.all([
      store.findLead({ id: leadId }),
      store.findBooking({ leadId }),
      store.listDeliveriesOf(leadId),
    ]);
    return lead && { lead, booking, deliveries };
  }

  async function describeErased(token: string): Promise<ErasedLead | undefined> {
    const leadId = await erasedTokens.read(token, now());
    if (leadId === undefined) return undefined;
    const places = await describePlaces({
      settings,
      erasedAtMs: findErasure(backupsFolder(settings.dataDir), leadId) ?? now(),
      isTraceless: !hasUnfinishedErasures(settings.dataDir),
      sentTo: listChannels(settings),
      notified: listErasureChannels(settings),
    });
    return { token, left: places.flatMap(({ place, note }) => (note ? { label: place, value: note } : [])) };
  }
}

/** Browsers send `Origin: null` with a form from a page that sends no referrer. `Sec-Fetch-Site` still says where it is from. */
function withoutNullOrigin(headers: Headers): Headers {
  const known = new Headers(headers);
  if (known.get("origin") === "null") known.delete("origin");
  return known;
}
