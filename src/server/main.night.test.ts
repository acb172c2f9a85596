import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it, vi } from "vitest";
import { entryPath, reportPath } from "#config/index.ts";
import { loadBuiltApp } from "#publish/build-output/index.ts";
import { buildDirectory } from "#tests/support/publish/real-build.ts";

// Runs the real program on the real build and reads its output.
const folder = mkdtempSync(join(tmpdir(), "main-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      BUILD_DIR: buildDirectory,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      ...env,
    },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, said, ended };
}

async function addressOf(child: ChildProcess, said: { out: string }): Promise<string> {
  while (child.exitCode === null) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The server exited.");
}

describe("a server that can't start", () => {
  it("exits with 1 and says what to do when the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { said, ended } = run({ PORT: String(port) });
    expect(await ended).toBe(1);
    other.close();
    expect(said.err.trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose a free port: PORT=${port + 1} npm start`,
    );
  });

  it("exits with 1 and says what to do when the data folder isn't writable", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { said, ended } = run({ DATA_DIR: join(file, "data") });
    expect(await ended).toBe(1);
    expect(said.err).toContain(join(file, "data"));
    expect(said.err).toContain("Set DATA_DIR to a folder on a local disk");
    expect(said.err).not.toContain("    at ");
  });

  it("exits with 1 and says what to do when the pages were prerendered for another public URL", async () => {
    const { said, ended } = run({ SITE_URL: "https://never-prerendered.example" });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(
      /^The pages were prerendered for .*, but SITE_URL is https:\/\/never-prerendered\.example\. Run: npm run build\n$/,
    );
  });
});

it("exits with 0 on SIGTERM", async () => {
  const { child, said, ended } = run({});
  const origin = await addressOf(child, said);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const startedAt = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(said.err).toBe("");
});

it("finishes pending requests when it receives several signals, as from one Ctrl+C", async () => {
  const { child, said, ended } = run({});
  const { port } = new URL(await addressOf(child, said));
  const body = JSON.stringify({ formType: "contact" });
  const socket = connect(Number(port), "127.0.0.1");
  let response = "";
  socket.on("data", (chunk) => {
    response += chunk;
  });
  const head = `POST /api/forms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGTERM"] as const) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill(signal);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(body.slice(5));
  expect(await ended).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 422 /);
  expect(said.out.match(/"stopping"/g)).toHaveLength(1);
});

/** Returns a server's log from startup until SIGTERM. */
async function readStartLog(env: Record<string, string>): Promise<string> {
  const { child, said, ended } = run(env);
  await addressOf(child, said);
  child.kill("SIGTERM");
  await ended;
  return said.out;
}

const webhook = {
  WEBHOOK_URL: "https://crm.example.com/s3cret",
  WEBHOOK_SECRET: `whsec_${Buffer.from("s3cret".repeat(5)).toString("base64")}`,
};

it("warns about SITE_URL and SMTP_URL when production starts without them", async () => {
  const lines = (await readStartLog({ SITE_URL: "" })).split("\n");
  const warnings = lines.filter((line) => line.includes("SITE_URL"));
  expect(warnings).toEqual([
    expect.stringMatching(
      /"level":40,.*canonical links, emails and the origin check use http:\/\/localhost:3000.*SITE_URL=https:\/\/www\.example\.com/,
    ),
  ]);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([
    expect.stringMatching(/SMTP_URL is not set: emails are written to files in .*mail and not sent/),
  ]);
});

it("logs the channels and mail server, but no secrets or warnings, when production is configured", async () => {
  const log = await readStartLog({
    SITE_URL: "http://localhost:3000",
    SMTP_URL: "smtps://user:secret@mail.example.com",
    ...webhook,
  });
  expect(log).toContain("Emails are sent through mail.example.com:465.");
  expect(log).toContain('"channels":["owner-mail","visitor-mail","webhook"]');
  expect(log).not.toMatch(/SITE_URL|"level":[45]0|secret|s3cret|whsec_/);
});

it("doesn't warn about SITE_URL or SMTP_URL outside production", async () => {
  const log = await readStartLog({ NODE_ENV: "", SITE_URL: "" });
  expect(log).toContain("Emails are written to");
  expect(log).not.toMatch(/SITE_URL|"level":50/);
});

it("writes the report email with its PDF to a file when there is no mail server", async () => {
  const app = await loadBuiltApp(buildDirectory);
  const { path = "" } = app.listPages().find(({ path }) => path.startsWith(entryPath("signal", ""))) ?? {};
  const slug = basename(path);
  const dataDir = join(folder, "mailing");
  const { child, said, ended } = run({ DATA_DIR: dataDir });
  const origin = await addressOf(child, said);
  const body = {
    formType: "marketSignal",
    mode: "full",
    firstName: "Asha",
    lastName: "Rao",
    company: "Acme",
    email: "asha@example.com",
    signalSlug: slug,
  };
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${origin}/api/forms`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const { id }: { id: string } = await response.json();
  const names = [`${id}.owner-mail.eml`, `${id}.visitor-mail.eml`];
  const mailFolder = join(dataDir, "mail");
  await vi.waitUntil(
    () => existsSync(mailFolder) && names.every((name) => existsSync(join(mailFolder, name))),
    {
      timeout: 15_000,
    },
  );
  const served = await fetch(origin + reportPath(slug));
  const pdf = Buffer.from(await served.arrayBuffer());
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(readdirSync(mailFolder).sort()).toEqual(names);
  const mail = await PostalMime.parse(readFileSync(join(mailFolder, `${id}.visitor-mail.eml`)));
  expect(mail.text).toContain(`http://localhost:3000${reportPath(slug)}`);
  expect(mail.attachments).toMatchObject([
    { filename: `${slug}.pdf`, mimeType: "application/pdf", disposition: "attachment" },
  ]);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const attached = mail.attachments[0]?.content;
  expect(attached instanceof ArrayBuffer && Buffer.from(attached).equals(pdf)).toBe(true);
});
