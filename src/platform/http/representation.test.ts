import { expect, it } from "vitest";
import type { Encoding } from "./content-encoding.ts";
import { chooseResponse, represent } from "./representation.ts";

const make = ({ status = 200, body = "page", encoding = "br" as Encoding, isNegotiated = true } = {}) =>
  represent({
    status,
    encoding,
    isNegotiated,
    body: Buffer.from(body),
    contentType: "text/html; charset=utf-8",
    headers: [["Cache-Control", "no-cache"]],
  });

it("describes the body and its encoding, and adds Vary if there are other encodings", () => {
  const { whole, etag } = make();
  expect(Object.fromEntries(whole.headers)).toEqual({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": "4",
    "Content-Encoding": "br",
    "Cache-Control": "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
  });
  const plain = Object.fromEntries(make({ encoding: "identity", isNegotiated: false }).whole.headers);
  expect([plain["Content-Encoding"], plain.Vary]).toEqual([undefined, undefined]);
});

it("gives the same strong ETag only to the same bytes", () => {
  expect(make().etag).toMatch(/^"[\w-]{22}"$/);
  expect(make().etag).toBe(make().etag);
  expect(make({ body: "Page" }).etag).not.toBe(make().etag);
});

it.each([404, 422, 500])("doesn't give an ETag to a page with status %i", (status) => {
  const page = make({ status });
  expect(page.etag).toBeUndefined();
  expect(chooseResponse(page, "*").status).toBe(status);
});

it.each([
  [(etag: string) => etag, 304],
  [(etag: string) => `W/${etag}`, 304],
  [(etag: string) => `"x", ${etag}`, 304],
  [() => "*", 304],
  [() => '"x"', 200],
  [(etag: string) => etag.replaceAll('"', ""), 200],
  [() => undefined, 200],
])("compares the ETag with If-None-Match %s and responds with %i", (header, status) => {
  const page = make();
  expect(chooseResponse(page, header(page.etag ?? "")).status).toBe(status);
});

it("omits only the body and its headers from a 304", () => {
  const { notModified, etag } = make();
  expect(notModified.body).toBeUndefined();
  expect(Object.fromEntries(notModified.headers)).toEqual({
    "Cache-Control": "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
  });
});
