import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { serveTinySite } from "#tests/support/server/tiny-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

// These tests run against the whole server, with its guards, redirects and error handler.
const site = await serveTinySite({ formLimits: "hard=50/1m" });

const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  message: "Can you audit our funnel?",
};

/** Can send methods and headers that `fetch` doesn't allow. */
function send(
  path: string,
  {
    method = "POST",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const type = { "content-type": "application/json" };
    const sent = request(site.origin + path, { method, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const received = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve(
          new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
            status: response.statusCode ?? 0,
            headers: received,
          }),
        );
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function expectHeaderSet({ headers }: Response): void {
  for (const [name, value] of [
    ["content-security-policy", /^default-src 'none'/],
    ["x-content-type-options", /^nosniff$/],
    ["x-frame-options", /^DENY$/],
    ["referrer-policy", /^strict-origin-when-cross-origin$/],
    ["cross-origin-resource-policy", /^same-origin$/],
    ["permissions-policy", /^camera=\(\)/],
    ["cache-control", /^no-store$/],
  ] as const) {
    expect(headers.get(name)).toMatch(value);
  }
}

interface Refused {
  body?: string;
  method?: string;
  headers?: Record<string, string>;
  path?: string;
  status: number;
  allow?: string;
}

const rows: [string, Refused][] = [
  ["invalid fields", { body: JSON.stringify({ ...contact, email: "nobody" }), status: 422 }],
  ["no way to reply", { body: '{"formType":"modal","message":"Hello"}', status: 422 }],
  ["plain text", { body: "hello", headers: { "content-type": "text/plain" }, status: 415 }],
  ["unreadable JSON", { body: "{", status: 400 }],
  ["more than 128 KiB", { body: JSON.stringify({ ...contact, message: "x".repeat(131_072) }), status: 413 }],
  [
    "more than 128 KiB of unknown length",
    { body: "x".repeat(131_073), headers: { "transfer-encoding": "chunked" }, status: 413 },
  ],
  [
    "another site",
    { body: JSON.stringify(contact), headers: { origin: "https://evil.example" }, status: 403 },
  ],
  [
    "a sister site",
    { body: JSON.stringify(contact), headers: { "sec-fetch-site": "same-site" }, status: 403 },
  ],
  ...["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"].map((method): [string, Refused] => [
    method,
    { method, status: 405, allow: "POST" },
  ]),
  ["an unknown endpoint", { path: "/api/nowhere", status: 404 }],
  ["a report of more than 16 KiB", { path: "/api/csp-report", body: "x".repeat(17_000), status: 413 }],
  [
    "a long report of unknown length",
    {
      path: "/api/csp-report",
      body: "x".repeat(17_000),
      headers: { "transfer-encoding": "chunked" },
      status: 413,
    },
  ],
  ["a report requested with GET", { path: "/api/csp-report", method: "GET", status: 405, allow: "POST" }],
];

describe("/api/forms on the whole server", () => {
  it.each(rows)("rejects %s with an error message and the usual headers", async (_name, row) => {
    const { path = "/api/forms", status, allow = null, ...init } = row;
    const response = await send(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(allow);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expectHeaderSet(response);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/^[A-Z].+/) });
  });

  it("rejects HEAD without sending a body", async () => {
    const response = await send("/api/forms", { method: "HEAD" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expectHeaderSet(response);
  });

  it("redirects /api/forms/ to /api/forms and keeps the query", async () => {
    const response = await send("/api/forms/?a=1", { method: "GET" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/api/forms?a=1"]);
    expect((await send("/api/csp-report/", { method: "GET" })).headers.get("location")).toBe(
      "/api/csp-report",
    );
  });

  // The page for a rejected form must have only one URL.
  it("redirects a submission to /api/forms/ with 308 and stores it once", async () => {
    const body = JSON.stringify({ ...contact, email: "slash@example.com" });
    const response = await send("/api/forms/?a=1", { body });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/api/forms?a=1"]);
    const headers = { "content-type": "application/json" };
    const followed = await fetch(`${site.origin}/api/forms/`, { method: "POST", headers, body });
    expect(followed.status).toBe(200);
    const leads = await site.store.listLeads({ state: "accepted", limit: 100 });
    expect(leads.map(({ email }) => email)).toEqual(["slash@example.com"]);
  });

  it("responds with 503 and Retry-After when the store is unavailable", async () => {
    vi.spyOn(site.store, "record").mockRejectedValueOnce(new StoreUnavailableError("disk is full"));
    const response = await send("/api/forms", { body: JSON.stringify(contact) });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expectHeaderSet(response);
    expect(await response.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining("cannot take your request right now"),
    });
  });
});
