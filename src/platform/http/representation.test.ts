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
