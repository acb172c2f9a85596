import { describe, expect, it, vi } from "vitest";
import { contact } from "#tests/support/leads/forms-endpoint.ts";
import { sendRaw } from "#tests/support/platform/send-raw.ts";
import { serveTinySite } from "#tests/support/server/tiny-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

// These tests run against the whole server, with its guards, redirects and error handler.
const site = await serveTinySite({ formLimits: "hard=50/1m" });

const post = (path: string, body: string, init: RequestInit = {}) =>
  fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json" },
    body,
    ...init,
  });

describe("/api/forms on the whole server", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "HEAD", "TRACE"])(
    "rejects %s and names the allowed method",
    async (method) => {
      const request = `${method} /api/forms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const response = await sendRaw(site.origin, request);
      expect(response).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nallow: POST\r\n/i);
      expect(response.includes('{"ok":false,"error":"')).toBe(method !== "HEAD");
    },
  );

  it("rejects more than 128 KiB of unknown length", async () => {
    const body = `20001\r\n${"x".repeat(131_073)}\r\n0\r\n\r\n`;
    const headers = "Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked";
    const response = await sendRaw(
      site.origin,
      `POST /api/forms HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  // The page for a rejected form must have only one URL.
  it("redirects /api/forms/ to /api/forms, keeps the query, and stores a submission once", async () => {
    const read = await fetch(`${site.origin}/api/forms/?a=1`, { redirect: "manual" });
    expect([read.status, read.headers.get("location")]).toEqual([301, "/api/forms?a=1"]);
    const body = JSON.stringify({ ...contact, email: "slash@example.com" });
    const response = await post("/api/forms/?a=1", body);
    expect([response.status, response.headers.get("location")]).toEqual([308, "/api/forms?a=1"]);
    expect((await post("/api/forms/", body, { redirect: "follow" })).status).toBe(200);
    const leads = await site.store.listLeads({ state: "accepted", limit: 100 });
    expect(leads.map(({ email }) => email)).toEqual(["slash@example.com"]);
  });

  it("responds with 503 and Retry-After when the store is unavailable", async () => {
    vi.spyOn(site.store, "record").mockRejectedValueOnce(new StoreUnavailableError("disk is full"));
    const response = await post("/api/forms", JSON.stringify(contact));
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining("cannot take your request right now"),
    });
  });
});
