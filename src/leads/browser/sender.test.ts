import { describe, expect, it, vi } from "vitest";
import { messages } from "../index.ts";
import type { FormRequest } from "./form-request.ts";
import type { Visit } from "./measure-visit.ts";
import { createSender, type SenderParts, type SendState } from "./sender.ts";

const request: FormRequest = {
  formType: "contact",
  mode: "linkedin",
  linkedinUrl: "https://linkedin.com/in/asha",
  message: "Can you audit our funnel?",
};
const visit: Visit = {
  source: "https://site.example/contact?utm_source=x",
  sourcePath: "/contact",
  screenSize: "1280x800",
  devicePixelRatio: 2,
  browserLanguage: "en-IN",
  timezone: "Asia/Kolkata",
  website: "",
};
const stored = () => Response.json({ ok: true, id: "01HZX7Q2M4K7M29QXD" });

/** Creates a sender whose server gives one response after the other, and records the requests. */
function senderTo(responses: Array<() => Response | Promise<Response>>, parts: Partial<SenderParts> = {}) {
  const requests: Array<{ url: string; key: string | null; body: Record<string, unknown> }> = [];
  const fetch: typeof globalThis.fetch = async (url, options) => {
    requests.push({
      url: String(url),
      key: new Headers(options?.headers).get("Idempotency-Key"),
      body: JSON.parse(String(options?.body)),
    });
    const respond = responses[requests.length - 1];
    if (!respond) throw new Error("too many requests");
    return respond();
  };
  let keys = 0;
  const sender = createSender({
    fetch,
    url: "/api/forms",
    isOnline: () => true,
    measureVisit: () => visit,
    newKey: () => `key-${++keys}`,
    ...parts,
  });
  const seen: SendState["kind"][] = [];
  sender.subscribe(() => seen.push(sender.getState().kind));
  return { sender, requests, seen };
}

describe("sending a form", () => {
  it("goes from idle through busy to success, with the reference of the stored id (spec 4.1)", async () => {
    const { sender, seen } = senderTo([stored]);
    expect(sender.getState()).toEqual({ kind: "idle" });
    expect(await sender.send(request, "")).toEqual({ kind: "success", reference: "K7M2-9QXD" });
    expect(seen).toEqual(["busy", "success"]);
  });

  it("posts the fields and everything that the browser measures (spec 7.1)", async () => {
    const { sender, requests } = senderTo([stored]);
    await sender.send(request, "");
    expect(requests).toEqual([{ url: "/api/forms", key: "key-1", body: { ...request, ...visit } }]);
  });

  it("posts the zone that the visitor chose in place of the browser's", async () => {
    const { sender, requests } = senderTo([stored]);
    await sender.send({ ...request, timezone: "Asia/Tokyo" }, "");
    expect(requests[0]?.body).toEqual({ ...request, ...visit, timezone: "Asia/Tokyo" });
  });

  it("returns the token of a booking", async () => {
    const booked = () => Response.json({ ok: true, id: "01HZX7Q2M4K7M29QXD", booking: "token" });
    const { sender } = senderTo([booked]);
    const success = { kind: "success", reference: "K7M2-9QXD", booking: "token" };
    expect(await sender.send(request, "")).toEqual(success);
  });

  it("says when a person reviews the request before any mail is sent", async () => {
    const held = { ok: true, id: "01HZX7Q2M4K7M29QXD" };
    const reportKept = { ...held, isHeld: true };
    const { sender } = senderTo([
      () => Response.json(held, { status: 202 }),
      () => Response.json(reportKept),
    ]);
    expect(await sender.send(request, "")).toMatchObject({ kind: "success", isHeld: true });
    expect(await sender.send(request, "")).toMatchObject({ kind: "success", isHeld: true });
  });

  it("succeeds without an id, then with no reference to show", async () => {
    const { sender } = senderTo([() => Response.json({ ok: true })]);
    expect(await sender.send(request, "")).toEqual({ kind: "success", reference: null });
  });

  it("makes one request, however often the button is clicked meanwhile", async () => {
    const { sender, requests } = senderTo([stored, stored]);
    await Promise.all([sender.send(request, ""), sender.send(request, "")]);
    expect(requests).toHaveLength(1);
  });

  it("succeeds even if a listener throws, and reports the error", async () => {
    const failure = new Error("a foreign script");
    const report = vi.spyOn(console, "error").mockReturnValue();
    const onStored = () => {
      throw failure;
    };
    const { sender } = senderTo([stored], { onStored });
    expect(await sender.send(request, "")).toMatchObject({ kind: "success" });
    expect(sender.getState().kind).toBe("success");
    expect(report).toHaveBeenCalledWith(failure);
    report.mockRestore();
  });

  it("is busy for at least the minimum time (spec 4.5)", async () => {
    vi.useFakeTimers();
    const { sender } = senderTo([stored], { minBusyMs: 1_000 });
    const sent = sender.send(request, "");
    await vi.advanceTimersByTimeAsync(999);
    expect(sender.getState().kind).toBe("busy");
    await vi.advanceTimersByTimeAsync(1);
    expect((await sent).kind).toBe("success");
    vi.useRealTimers();
  });
});

describe("a form that is not sent", () => {
  it("shows an error while offline, without a request (spec 5)", async () => {
    const { sender, requests } = senderTo([], { isOnline: () => false });
    expect(await sender.send(request, "")).toMatchObject({
      kind: "error",
      error: "You appear to be offline.",
    });
    expect(requests).toEqual([]);
  });

  it("shows a success for a filled honeypot, without a request (spec 5)", async () => {
    const { sender, requests } = senderTo([]);
    expect(await sender.send(request, "https://spam.example")).toEqual({ kind: "success", reference: null });
    expect(requests).toEqual([]);
  });
});

describe("a form that the server refuses", () => {
  const stateAfter = async (response: () => Response | Promise<Response>) => {
    const { sender } = senderTo([response]);
    return sender.send(request, "");
  };

  it("shows the error of the JSON body and the fields that it names", async () => {
    const body = { ok: false, error: "Email is required", fields: { email: "Email is required", odd: 3 } };
    expect(await stateAfter(() => Response.json(body, { status: 422 }))).toEqual({
      kind: "error",
      error: "Email is required",
      fields: { email: "Email is required" },
    });
  });

  it("shows the error of a JSON body without `ok`", async () => {
    const response = () => Response.json({ error: "Not today" }, { status: 400 });
    expect(await stateAfter(response)).toMatchObject({ kind: "error", error: "Not today" });
  });

  it("shows status and text where the body is not JSON (spec 8)", async () => {
    const text = () => new Response("Upstream is away", { status: 502, statusText: "Bad Gateway" });
    expect(await stateAfter(text)).toMatchObject({ error: "502: Upstream is away" });
  });

  it("shows status and status text where the body is empty or a page (spec 8)", async () => {
    const bad = { status: 502, statusText: "Bad Gateway" };
    expect(await stateAfter(() => new Response("", bad))).toMatchObject({ error: "502: Bad Gateway" });
    expect(await stateAfter(() => new Response("<html>…</html>", bad))).toMatchObject({
      error: "502: Bad Gateway",
    });
  });

  it("shows no success unless `ok` is true (spec 7.1)", async () => {
    for (const body of ["", "null", "{}", "[]", '{"ok":"true"}', "<p>Welcome to the hotel</p>"]) {
      expect(await stateAfter(() => new Response(body, { status: 200 }))).toMatchObject({
        kind: "error",
        error: messages.failed,
      });
    }
  });

  it("says 'Something went wrong' where the request fails (spec 8)", async () => {
    const failing = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await stateAfter(failing)).toMatchObject({ kind: "error", error: "Something went wrong" });
  });
});

describe("a second attempt", () => {
  const failing = () => Promise.reject(new TypeError("Failed to fetch"));

  it("with the same content keeps its key, so that only one row is stored", async () => {
    const { sender, requests } = senderTo([failing, stored]);
    await sender.send(request, "");
    await sender.send({ ...request }, "");
    expect(requests.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });

  it("with the same content in another time zone keeps its key, and posts that zone", async () => {
    const { sender, requests } = senderTo([failing, stored]);
    await sender.send({ ...request, timezone: "Europe/London" }, "");
    await sender.send({ ...request, timezone: "Asia/Tokyo" }, "");
    expect(requests.map(({ key, body }) => [key, body.timezone])).toEqual([
      ["key-1", "Europe/London"],
      ["key-1", "Asia/Tokyo"],
    ]);
  });

  it("after a 422 has a new key: the refusal may have been about the key", async () => {
    const error = "This request came under a key that was used for another request.";
    const refused = () => Response.json({ ok: false, error }, { status: 422 });
    const { sender, requests } = senderTo([refused, stored]);
    await sender.send(request, "");
    expect(await sender.send({ ...request }, "")).toMatchObject({ kind: "success" });
    expect(requests.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });

  it("with other content has a new key", async () => {
    const { sender, requests } = senderTo([failing, stored]);
    await sender.send(request, "");
    await sender.send({ ...request, message: "Another question" }, "");
    expect(requests.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });

  it("after a success is another request, with a new key", async () => {
    const { sender, requests } = senderTo([stored, stored]);
    await sender.send(request, "");
    await sender.send({ ...request }, "");
    expect(requests.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });
});
