import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { listOfferedSlots } from "../../bookings/slots.server.ts";
import {
  type ConnectionBindings,
  createClientAddress,
  networkOf,
  readSocketAddress,
} from "../../server/guards/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "../../server/guards/origin.ts";
import { createRateLimiter } from "../../server/guards/rate-limit.ts";
import { createBodyLimit, maxBodyBytes } from "../../server/guards/request-bodies.ts";
import { type Refusal, refuseAsJson, refuseAsPage, storeRetrySeconds } from "../../server/refusal.ts";
import type { RenderedPages } from "../../server/responses/rendered-pages.ts";
import type { Settings } from "../../settings/index.ts";
import { bookingPath, entryPath, filePaths, paths } from "../../site/index.ts";
import type { RequestedSlot, Store } from "../../store/index.ts";
import { fields, type RefusedSubmission, referenceOf, type Submission } from "../index.ts";
import { parseSubmission } from "../parse-submission.ts";
import { readPost } from "./read-post.ts";

/** What the forms endpoint works with. */
export interface FormsEndpointParts {
  store: Pick<Store, "record">;
  settings: Pick<Settings, "siteUrl" | "host" | "port" | "trustProxy" | "formLimits" | "office">;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Redraws the page that holds the form with the outcome of a failed native post (status 422). */
  renderOutcome: (outcome: RefusedSubmission, request: Request) => Promise<Response>;
  /** The notice for a native post that is one too many: a page for each would let a flood take all the time. */
  renderNotice: RenderedPages["renderNotice"];
  /** Whether a path is one of the site's screens. */
  isPage: (path: string) => boolean;
  /** The wall clock, by which times are offered. */
  now?: (() => number) | undefined;
}

/** Hono's view of a request to this endpoint. */
export interface FormsEnv {
  Bindings: ConnectionBindings;
}

/** Least time between two warnings about the overall limit. */
const overallWarningMs = 60 * 60_000;

const sentences = {
  method: "Messages are sent with POST.",
  origin: "This request came from another site. Please send it from our own page.",
  flood: "Too many messages came from your network. Please wait a moment and try again.",
  quarantineFull:
    "Too many messages came from your network today. Please write to us by email, or try again tomorrow.",
  otherContent:
    "This request came under a key that was used for another request. Nothing was stored; please send it again.",
  slotTaken: "That time has just been taken. Please choose another.",
  store: "We cannot take your request right now. Please try again in a minute.",
};

/** What is not stored for its content. */
const refusals = {
  otherContent: { status: 422, error: sentences.otherContent },
  slotNotOffered: {
    status: 422,
    error: fields.slotStart.check.message,
    fields: { slotStart: fields.slotStart.check.message },
  },
  slotTaken: { status: 409, error: sentences.slotTaken, fields: { slotStart: sentences.slotTaken } },
} as const;

/** `POST /api/forms` with the whole HTTP contract of the decisions; mount it at `/api/forms`. */
export function createFormsEndpoint(parts: FormsEndpointParts) {
  const { store, settings, log, renderOutcome, renderNotice, isPage, now = Date.now } = parts;
  const { formLimits, office } = settings;
  const clientAddressOf = createClientAddress({ trustProxy: settings.trustProxy });
  const originGuard = createOriginGuard(settings);
  const readBody = createBodyLimit(maxBodyBytes);
  const rateLimiter = createRateLimiter({ limits: formLimits === "off" ? [] : formLimits.posts });

  let overallWarnedAtMs = Number.NEGATIVE_INFINITY;

  const endpoint = new Hono<FormsEnv>();
  endpoint.post("/", async (c) => {
    const listening = readListeningOrigin(c.env);
    // Uncounted: a foreign page must not use up the posts of whoever reads it.
    if (!originGuard.allows(c.req.raw.headers, listening)) {
      return refuseAsJson({ status: 403, error: sentences.origin });
    }
    const socketAddress = readSocketAddress(c.env);
    const forwardedFor = c.req.header("x-forwarded-for");
    return takePost(c, listening, clientAddressOf({ socketAddress, forwardedFor }));
  });
  endpoint.all("/", () => refuseAsJson({ status: 405, error: sentences.method, allow: "POST" }));
  return endpoint;

  async function takePost(
    c: Context<FormsEnv>,
    listening: string | undefined,
    clientAddress: string,
  ): Promise<Response> {
    const request = c.req.raw;
    const retryAfterSeconds = rateLimiter.count(clientAddress);
    const flood = {
      status: 429,
      error: sentences.flood,
      notice: "tooManyPosts",
      retryAfterSeconds,
    } as const;
    const isFlood = retryAfterSeconds > 0;
    const read = await readPost(request, readBody);
    if ("status" in read) return refuseAsJson(isFlood ? flood : read);

    const { isNative } = read;
    const post = isNative ? withReferer(read.post, request, listening) : read.post;
    const parsed = parseSubmission(post);
    const refuse = (refusal: Refusal, outcome: RefusedSubmission) => {
      if (!isNative) return refuseAsJson(refusal);
      const render = () =>
        refusal.notice ? renderNotice(refusal.notice, request) : renderOutcome(outcome, request);
      return refuseAsPage(refusal, render, log);
    };
    if (!parsed.ok) {
      const { error, fields } = parsed.outcome;
      if (isFlood) return refuse(flood, { ...parsed.outcome, error: flood.error, fields: {} });
      return refuse({ status: 422, error, fields }, parsed.outcome);
    }

    const { submission, honeypot, values } = parsed;
    const { formType, mode, source } = submission;
    const refuseSubmission = (refusal: Refusal) => {
      const { error, fields = {} } = refusal;
      return refuse(refusal, { formType, mode, error, fields, values, source });
    };
    const idempotencyKey = request.headers.get("idempotency-key")?.trim() || undefined;
    const mayBeReplay = isNative || idempotencyKey !== undefined;
    if (isFlood && !mayBeReplay) return refuseSubmission(flood);
    const arrival = {
      clientIp: clientAddress,
      clientNetwork: networkOf(clientAddress),
      idempotencyKey,
      sameContentIsSameLead: isNative,
      isReplayOnly: isFlood,
    };
    const result = await store
      .record({ submission, honeypot, ...arrival, ...requestedSlot(submission) }, formLimits)
      .catch((error: unknown) => {
        log.error({ err: error }, "a submission could not be stored");
        return undefined;
      });
    if (!result) {
      const error = sentences.store;
      return refuseSubmission({ status: 503, error, retryAfterSeconds: storeRetrySeconds });
    }
    if (result.kind === "refused") return refuseSubmission(flood);
    if (result.kind === "quarantineFull") {
      const retryAfterSeconds = Math.ceil(result.retryAfterMs / 1000);
      return refuseSubmission({
        status: 429,
        error: sentences.quarantineFull,
        notice: "tooManyToday",
        retryAfterSeconds,
      });
    }
    if (result.kind !== "recorded") return refuseSubmission(refusals[result.kind]);
    const { id, state, replayed, booking } = result;
    const isReportKept = formType === "marketSignal" && result.isMailSkipped === true;
    const isHeld = state === "quarantined" || isReportKept;
    if (result.isAboveOverall) warnAboveOverall();
    if (replayed && !isFlood) rateLimiter.uncount(clientAddress);
    log.info({ leadId: id, formType, state, replayed, unknownNames: parsed.unknownNames }, "submission");
    if (isNative) {
      const sent = `sent=${referenceOf(id)}${isHeld ? "&held" : ""}`;
      return c.redirect(booking ? bookingPath(booking) : thanksAddress(submission, sent), 303);
    }
    // A program that filled the honeypot is told the same as for a lead.
    return c.json(
      { ok: true, id, ...(booking && { booking }), ...(isReportKept && { isHeld: true }) },
      state === "accepted" || honeypot ? 200 : 202,
    );
  }

  function warnAboveOverall(): void {
    if (now() < overallWarnedAtMs + overallWarningMs) return;
    overallWarnedAtMs = now();
    log.warn("more requests were accepted than the overall limit of FORM_LIMITS expects; none is held back");
  }

  /** The call that a request asks for, with what the office says to its time. */
  function requestedSlot({ formType, slotStart }: Submission): { slot?: RequestedSlot } {
    if (formType !== "schedule") return {};
    const isOffered = listOfferedSlots(office, now()).includes(slotStart);
    return { slot: { slotMinutes: office.slotMinutes, isOffered } };
  }

  /** Where a native post is thanked for: a report in the place of its form, everything else on the contact page. */
  function thanksAddress({ formType, signalSlug }: Submission, sent: string): string {
    const signal = entryPath("signal", signalSlug);
    return formType === "marketSignal" && isPage(signal)
      ? `${signal}?${sent}#report`
      : `${paths.contact}?${sent}`;
  }

  /**
   * The browser tells the page of a native post, where the page is ours. A form that was drawn again stands under the
   * endpoint's address and tells its first page itself. Without either, a report form is on the page of its signal.
   */
  function withReferer(post: Record<string, unknown>, request: Request, listening: string | undefined) {
    const referer = request.headers.get("referer") ?? "";
    const isOurPage = originGuard.owns(referer, listening) && new URL(referer).pathname !== filePaths.forms;
    if (isOurPage) return { ...post, source: referer };
    const { formType, signalSlug, source } = post;
    if (formType !== "marketSignal" || typeof signalSlug !== "string" || source) return post;
    const signal = entryPath("signal", signalSlug);
    return isPage(signal) ? { ...post, source: settings.siteUrl + signal } : post;
  }
}
