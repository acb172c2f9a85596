import { expect, it } from "vitest";
import { createCspReportEndpoint } from "./csp-report.ts";

const oldForm = {
  "csp-report": {
    "document-uri": "https://example.test/contact?sent=SECRET",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://elsewhere.example/x.js",
  },
};
const newForm = [
  {
    type: "csp-violation",
    body: { documentURL: "https://example.test/", effectiveDirective: "style-src-attr" },
  },
];

function open() {
  const logged: unknown[] = [];
  const log = { warn: (said: unknown) => void logged.push(said) };
  const app = createCspReportEndpoint({ log, redact: (path) => path.replace("/contact", "/redacted") });
  const post = (body: string) => app.request("/", { method: "POST", body });
  return { app, post, logged };
}

it("logs only a report's directive and path, in either format", async () => {
  const { post, logged } = open();
  expect((await post(JSON.stringify(oldForm))).status).toBe(204);
  expect((await post(JSON.stringify(newForm))).status).toBe(204);
  expect(logged).toEqual([
    { directive: "script-src-elem", path: "/redacted" },
    { directive: "style-src-attr", path: "/" },
  ]);
});

it.each(["", "null", "{", "[]", '{"csp-report":{}}', '{"csp-report":{"document-uri":"no address"}}'])(
  "responds with 204 to %j, which is not a report",
  async (body) => {
    expect((await open().post(body)).status).toBe(204);
  },
);

it("rejects a report larger than 16 KiB", async () => {
  expect((await open().post("x".repeat(16 * 1024 + 1))).status).toBe(413);
});

it("logs a limited number of reports per minute", async () => {
  const { post, logged } = open();
  for (let count = 0; count < 70; count += 1) {
    expect((await post(JSON.stringify(oldForm))).status).toBe(204);
  }
  expect(logged).toHaveLength(60);
});

it("accepts reports only by POST", async () => {
  const response = await open().app.request("/");
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
});
