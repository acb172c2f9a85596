import { Hono } from "hono";
import type { Logger } from "pino";
import { entryPath } from "#config/index.ts";
import type { ChannelSettings, Settings } from "#config/settings/index.ts";
import { type ConnectionBindings, createClientAddress } from "#platform/http/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "#platform/http/origin.ts";
import { createRateLimiter } from "#platform/http/rate-limit.ts";
import { readPost } from "#platform/http/read-post.ts";
import { createBodyLimit, maxBodyBytes } from "#platform/http/request-bodies.ts";
import {
  type Refusal,
  type RenderErrorPage,
  refuseAsJson,
  refuseAsPage,
  refuseUnread,
} from "#platform/http/send-refusal.ts";
import { listOtherChannels } from "../delivery/index.ts";
import { callTokenHeader, type FormsSuccess, isContactForm, type RefusedSubmission } from "../forms/index.ts";
import type { NewLead, Store } from "../store/index.ts";
import { type FindTitle, nameArticles } from "./check-journey.ts";
import { addSource, thanksUrl } from "./native-posts.ts";
import { parseSubmission } from "./parse-submission.ts";
import { refusalOf, refusals } from "./refusals.ts";

export interface FormsEndpointParts {
  store: Pick<Store, "record">;
  settings: Pick<Settings, "siteUrl" | "host" | "port" | "trustProxy" | "formLimits"> & ChannelSettings;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Renders the page for a rejected native form, with its errors (status 422). */
  renderRefused: (refused: RefusedSubmission, request: Request) => Promise<Response>;
  renderErrorPage: RenderErrorPage;
  isPage: (path: string) => boolean | Promise<boolean>;
  /** Returns `undefined` if the submission doesn't request a booking. */
  findRequestedSlot: (submission: NewLead["submission"]) => NewLead["slot"];
  findTitle: FindTitle;
  /** Returns the token with which the sender of a contact form can book a call. */
  issueCallToken?: (leadId: string) => Promise<string>;
}

/** Limits possible replays above the hard limit. More would slow down the store for everyone else. */
const REPLAY_LIMIT = { count: 60, windowMs: 60_000 };

/** Creates `POST /api/forms` (spec: HTTP contract); mount it at `/api/forms`. */
export function createFormsEndpoint(parts: FormsEndpointParts) {
  const {
    store,
    settings,
    log,
    renderRefused,
    renderErrorPage,
    isPage,
    findRequestedSlot,
    findTitle,
    issueCallToken,
  } = parts;
  const { siteUrl, trustProxy, formLimits } = settings;
  const clientIpOf = createClientAddress({ trustProxy });
  const channels = listOtherChannels(settings);
  const originGuard = createOriginGuard(settings);
  const readBody = createBodyLimit(maxBodyBytes);
  const countPost = createRateLimiter(formLimits === "off" ? [] : formLimits.posts);
  const countPossibleReplay = createRateLimiter([REPLAY_LIMIT]);

  const endpoint = new Hono<{ Bindings: ConnectionBindings }>();
  endpoint.all("/", async (c) => {
    const request = c.req.raw;
    if (request.method !== "POST") return refuseAsJson(refusals.method);
    const listeningOrigin = readListeningOrigin(c.env);
    // Not counted: another site must not use up its visitors' limit.
    if (!originGuard.allows(request.headers, listeningOrigin)) return refuseAsJson(refusals.origin);

    // Limit
    const clientIp = clientIpOf({
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header("x-forwarded-for"),
    });
    const idempotencyKey = request.headers.get("idempotency-key")?.trim() || undefined;
    const retryAfterSeconds = countPost(clientIp);
    // Only the store can tell whether a possible replay really is one.
    if (retryAfterSeconds > 0 && (!idempotencyKey || countPossibleReplay(clientIp) > 0)) {
      return refuseUnread({ ...refusals.tooManyPosts, retryAfterSeconds }, request, renderErrorPage);
    }

    // Read
    const read = await readPost(request, readBody);
    if ("status" in read) return refuseAsJson(read);
    const { isNative } = read;

    // Check
    const native = { siteUrl, isPage, isOurs: (url: string) => originGuard.owns(url, listeningOrigin) };
    const parsed = parseSubmission(
      isNative ? await addSource(read.post, request.headers.get("referer") ?? "", native) : read.post,
    );
    const refuse = (refusal: Refusal) => {
      if (!isNative) return refuseAsJson(refusal);
      const { errorPage, error, fields = {} } = refusal;
      const render = () =>
        errorPage
          ? renderErrorPage(errorPage, request)
          : renderRefused({ ...parsed.form, error, fields }, request);
      return refuseAsPage(refusal, render, log);
    };
    if (!parsed.ok) return refuse({ status: 422, ...parsed.refusal });

    // Record
    const { honeypot } = parsed;
    const journey = await nameArticles(parsed.submission.journey, findTitle);
    const submission = { ...parsed.submission, journey };
    const slot = findRequestedSlot(submission);
    const { formType, signalSlug } = submission;
    const hasReport = formType === "marketSignal" && (await isPage(entryPath("signal", signalSlug)));
    const lead: NewLead = {
      submission,
      honeypot,
      clientIp,
      idempotencyKey,
      channels,
      isReportMissing: formType === "marketSignal" && !hasReport,
      sameContentIsSameLead: isNative,
      isReplayOnly: retryAfterSeconds > 0,
      ...(slot && { slot }),
    };
    const result = await store.record(lead, formLimits).catch((error: unknown) => {
      log.error({ err: error }, "failed to store a submission");
      return undefined;
    });
    if (!result) return refuse(refusals.storeUnavailable);
    if (result.kind !== "recorded") return refuse(refusalOf(result, retryAfterSeconds));

    // Respond so that a bot that filled the honeypot doesn't notice.
    const { id, state, replayed, booking } = result;
    const isQuarantined = state === "quarantined" && !honeypot;
    const isReportSkipped = formType === "marketSignal" && result.isMailSkipped === true;
    const canBookCall = isContactForm(formType) && !isQuarantined;
    // The lead is stored, so a failure only costs the shortcut.
    const call = canBookCall ? await issueCallToken?.(id).catch(() => undefined) : undefined;
    log.info(
      { leadId: id, formType, state, replayed, unknownNames: parsed.unknownNames },
      "submission recorded",
    );
    if (isNative) {
      const isHeld = isQuarantined || isReportSkipped;
      return c.redirect(thanksUrl(submission, { id, booking, call, isHeld, hasReport }), 303);
    }
    const body: FormsSuccess = {
      ok: true,
      id,
      ...(booking && { booking }),
      ...(isReportSkipped && { isHeld: true }),
    };
    return c.json(body, isQuarantined ? 202 : 200, call ? { [callTokenHeader]: call } : {});
  });
  return endpoint;
}
