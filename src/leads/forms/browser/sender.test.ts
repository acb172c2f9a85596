import { beforeEach, describe, expect, it, vi } from "vitest";
import { filePaths } from "#config/index.ts";
import { queries } from "#platform/queries/use-query.ts";
import type { SubmissionBody } from "../index.ts";
import { createSender, type SendState } from "./sender.ts";

const body: SubmissionBody = {
  formType: "contact",
  mode: "linkedin",
  linkedinUrl: "https://linkedin.com/in/asha",
  message: "Can you audit our funnel?",
  source: "https://site.example/contact?utm_source=x",
  sourcePath: "/contact",
  screenSize: "1280x800",
  devicePixelRatio: 2,
  browserLanguage: "en-IN",
  timezone: "Asia/Kolkata",
  website: "",
};
const stored = () => Response.json({ ok: true, id: "01HZX7Q2M4K7M29QXD" });
const failing = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { onLine: true });
});

/** Creates a sender whose server returns the given responses in turn, and records the requests. */
function senderTo(responses: Array<() => Response | Promise<Response>>, minBusyMs = 0) {
  const requests: Array<{ url: string; key: string | null; body: Record<string, unknown> }> = [];
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    requests.push({
      url,
      key: new Headers(options.headers).get("Idempotency-Key"),
      body: JSON.parse(String(options.body ?? null)),
    });
    const respond = responses[requests.length - 1];
    if (!respond) throw new Error("too many requests");
    return respond();
  });
  const sender = createSender(minBusyMs);
  const seen: SendState["kind"][] = [];
  sender.subscribe(() => seen.push(sender.getState().kind));
  return { sender, requests, seen };
}

describe("sending a form", () => {
  it("goes from idle through busy to success and returns the stored lead's reference (spec 4.1)", async () => {
    const { sender, seen } = senderTo([stored]);
    expect(sender.getState()).toEqual({ kind: "idle" });
    expect(await sender.submit(body)).toEqual({ kind: "success", reference: "K7M2-9QXD" });
    expect(seen).toEqual(["busy", "success"]);
  });

  it("posts the body with a random idempotency key (spec 7.1)", async () => {
    const { sender, requests } = senderTo([stored]);
    await sender.submit(body);
    expect(requests).toEqual([{ url: "/api/forms", key: expect.stringMatching(/^[\da-f]{32}$/), body }]);
  });

  it.each([
    ["status 202", {}, 202],
    ["isHeld", { isHeld: true }, 200],
  ])("reports a submission as held for review if the response has %s", async (_, held, status) => {
    const json = { ok: true, id: "01HZX7Q2M4K7M29QXD", ...held };
    const { sender } = senderTo([() => Response.json(json, { status })]);
    expect(await sender.submit(body)).toMatchObject({ kind: "success", isHeld: true });
  });

  it("makes one request regardless of how often the button is clicked", async () => {
    const { sender, requests } = senderTo([stored, stored]);
    await Promise.all([sender.submit(body), sender.submit(body)]);
    expect(requests).toHaveLength(1);
  });

  it("stays busy for at least the minimum time (spec 4.5)", async () => {
    vi.useFakeTimers();
    const { sender } = senderTo([stored], 1_000);
    const sent = sender.submit(body);
    await vi.advanceTimersByTimeAsync(999);
    expect(sender.getState().kind).toBe("busy");
    await vi.advanceTimersByTimeAsync(1);
    expect((await sent).kind).toBe("success");
    vi.useRealTimers();
  });
});

describe("a stored submission", () => {
  it("pushes an event and invalidates only /api/forms queries after a success (spec 7.1)", async () => {
    const { sender, requests } = senderTo([stored, stored, stored, stored]);
    const load = () => Promise.all([queries.load([filePaths.forms]), queries.load([filePaths.slots])]);
    await load();
    await sender.submit(body);
    await load();
    expect(requests.slice(2).map(({ url }) => url)).toEqual([filePaths.forms, filePaths.forms]);
    expect(window.dataLayer).toContainEqual({ event: "form_submit", formType: "contact", signalSlug: null });
  });

  it("reports success even when a tag container throws, and logs the error", async () => {
    const failure = new Error("a foreign script");
    const report = vi.spyOn(console, "error").mockReturnValue();
    const push = () => {
      throw failure;
    };
    vi.stubGlobal("window", { dataLayer: { push } });
    const { sender } = senderTo([stored]);
    expect(await sender.submit(body)).toMatchObject({ kind: "success" });
    expect(report).toHaveBeenCalledWith(failure);
  });
});

describe("a form that isn't sent", () => {
  it("shows an error without a request when the browser is offline (spec 5)", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { sender, requests } = senderTo([]);
    expect(await sender.submit(body)).toMatchObject({ kind: "error", error: "You appear to be offline." });
    expect(requests).toEqual([]);
  });

  it("shows success without a request when the honeypot is filled, even in an unfinished form (spec 5)", async () => {
    const { sender, requests } = senderTo([]);
    const filled = { ...body, message: "", website: "https://spam.example" };
    expect(await sender.submit(filled)).toEqual({ kind: "success", reference: null });
    expect(requests).toEqual([]);
  });
});

describe("a rejected form", () => {
  const stateAfter = async (response: () => Response | Promise<Response>) => {
    const { sender } = senderTo([response]);
    return sender.submit(body);
  };

  it("shows the error messages from a rejection's JSON body", async () => {
    const json = { ok: false, error: "Email is required", fields: { email: "Email is required", odd: 3 } };
    expect(await stateAfter(() => Response.json(json, { status: 422 }))).toEqual({
      kind: "error",
      error: "Email is required",
      fields: { email: "Email is required" },
    });
  });

  const bad = { status: 502, statusText: "Bad Gateway" };
  it.each<[string, () => Response | Promise<Response>, string]>([
    ["a JSON body without `ok`", () => Response.json({ error: "Not today" }, { status: 400 }), "Not today"],
    ["a body that isn't JSON", () => new Response("Upstream is away", bad), "502: Upstream is away"],
    ["an empty body", () => new Response("", bad), "502: Bad Gateway"],
    ["a page", () => new Response("<html>…</html>", bad), "502: Bad Gateway"],
    ["no response", failing, "Something went wrong"],
  ])("shows the error or the status when the response is %s (spec 8)", async (_, response, error) => {
    expect(await stateAfter(response)).toMatchObject({ kind: "error", error });
  });

  it.each(["", "[]", '{"ok":"true"}', "<p>Welcome to the hotel</p>"])(
    "shows an error when the body is %j, because `ok` isn't true (spec 7.1)",
    async (text) => {
      const state = await stateAfter(() => new Response(text, { status: 200 }));
      expect(state).toMatchObject({ kind: "error", error: "Something went wrong" });
    },
  );
});

describe("a second attempt", () => {
  const refused = () => Response.json({ ok: false, error: "This key was used." }, { status: 422 });

  it.each<[string, () => Response | Promise<Response>, Partial<SubmissionBody>, boolean]>([
    ["keeps the idempotency key after a failure, so only one row is stored", failing, {}, true],
    [
      "keeps the idempotency key when only the time zone changes, and posts the new time zone",
      failing,
      { timezone: "Asia/Tokyo" },
      true,
    ],
    ["uses a new idempotency key when the content changes", failing, { message: "Another question" }, false],
    ["uses a new idempotency key after a 422, which might be about the key", refused, {}, false],
    ["uses a new idempotency key after a success", stored, {}, false],
  ])("%s", async (_, first, changes, isKept) => {
    const { sender, requests } = senderTo([first, stored]);
    await sender.submit(body);
    expect(await sender.submit({ ...body, ...changes })).toMatchObject({ kind: "success" });
    expect(requests[1]?.body).toEqual({ ...body, ...changes });
    expect(requests[1]?.key === requests[0]?.key).toBe(isKept);
  });
});
