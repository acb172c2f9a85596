import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { siteConfig } from "../index.ts";
import { readSettings, SettingsError } from "./read-settings.ts";
import { variables } from "./variables.ts";

const webhookSecret = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const names = [...Object.values(variables).map(({ name }) => name), "CONTENT_DIR"].sort();

it("docs/operating.md lists every variable, and no others", () => {
  const guide = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  const table = /## Settings\n.*?\n(\|.*?)\n\n/s.exec(guide)?.[1] ?? "";
  const rows = table.split("\n").flatMap((row) => row.split("|")[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  expect(rows.sort()).toEqual(names);
});

// `npm test` also reads this file, to clear these variables before it starts anything.
it(".env.example lists every variable once, with a valid value", () => {
  const text = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
  const listed = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const ofOthers = ["RESTIC_PASSWORD_FILE", "SITE_HOST"];
  expect(listed.sort()).toEqual([...names, ...ofOthers].sort());
  const examples = parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, ""));
  // The file has no webhook secret, so that nobody copies one.
  const { WEBHOOK_URL, ...complete } = Object.fromEntries(
    Object.entries(examples).map(([name, value = ""]) => [name, value]),
  );
  expect(problemsOf(complete)).toEqual([]);
});

describe("settings", () => {
  it("has a default for every variable", () => {
    expect(readSettings({})).toEqual({
      host: "127.0.0.1",
      retentionDays: undefined,
      backupKeep: 24,
      resticRepository: undefined,
      copyKeepDays: 30,
      heartbeatUrl: undefined,
      dailyMail: undefined,
      port: 3000,
      siteUrl: "http://localhost:3000",
      dataDir: resolve("data"),
      mail: {
        smtp: undefined,
        from: { name: siteConfig.brand, address: siteConfig.emails.sales },
        notifyTo: [siteConfig.emails.sales],
        escalateTo: [],
      },
      webhook: undefined,
      hubspot: undefined,
      slackUrl: undefined,
      hsts: "max-age=63072000",
      tagManagerId: undefined,
      trustProxy: [],
      formLimits: {
        perIp: [
          { count: 5, windowMs: 600_000 },
          { count: 20, windowMs: 86_400_000 },
        ],
        perEmail: [{ count: 3, windowMs: 3_600_000 }],
        bookingsPerIp: [{ count: 3, windowMs: 86_400_000 }],
        bookingsPerEmail: [{ count: 2, windowMs: 86_400_000 }],
        quarantine: [{ count: 200, windowMs: 86_400_000 }],
        quarantineBytes: [{ count: 2_000_000, windowMs: 86_400_000 }],
        overall: [{ count: 300, windowMs: 3_600_000 }],
        posts: [{ count: 60, windowMs: 60_000 }],
      },
      office: siteConfig.scheduling,
    });
  });

  it("parses every variable", () => {
    const settings = readSettings({
      HOST: "::1",
      PORT: "0",
      SITE_URL: "https://Example.com/",
      DATA_DIR: "/var/lib/site",
      SMTP_URL: "smtps://u:p%40ss@mail.example.com",
      MAIL_FROM: "Sales <sales@example.com>",
      NOTIFY_TO: "a@example.com, b@example.com",
      WEBHOOK_URL: "https://crm.example.com/leads",
      WEBHOOK_SECRET: webhookSecret,
      HUBSPOT_TOKEN: "pat-1",
      SLACK_WEBHOOK_URL: "https://hooks.example.com/T/B/x",
      TAG_MANAGER_ID: "GTM-AB12CD3",
      DAILY_MAIL: "8:00",
      TRUST_PROXY: "10.0.0.0/8, 127.0.0.1 fd00::/8",
      FORM_LIMITS: "ip=50/10m; calls=off",
    });
    expect(settings).toMatchObject({
      host: "::1",
      port: 0,
      siteUrl: "https://example.com",
      dataDir: "/var/lib/site",
      mail: {
        smtp: { host: "mail.example.com", port: 465, secure: true, login: { user: "u", password: "p@ss" } },
        from: { name: "Sales", address: "sales@example.com" },
        notifyTo: ["a@example.com", "b@example.com"],
      },
      tagManagerId: "GTM-AB12CD3",
      dailyMail: "08:00",
      webhook: { url: "https://crm.example.com/leads", secret: webhookSecret },
      hubspot: { url: "https://api.hubapi.com", token: "pat-1" },
      slackUrl: "https://hooks.example.com/T/B/x",
      trustProxy: [
        { address: "10.0.0.0", family: "ipv4", prefix: 8 },
        { address: "127.0.0.1", family: "ipv4", prefix: 32 },
        { address: "fd00::", family: "ipv6", prefix: 8 },
      ],
      formLimits: { perIp: [{ count: 50, windowMs: 600_000 }], bookingsPerIp: [], posts: [{ count: 60 }] },
    });
  });

  it("turns off a limit of FORM_LIMITS together with the one per email address or of bytes", () => {
    const { formLimits } = readSettings({ FORM_LIMITS: "quarantine=off; calls=off; ip=9/2h,20/1d" });
    expect(formLimits).toMatchObject({
      perIp: [{ count: 9, windowMs: 7_200_000 }, { count: 20 }],
      perEmail: [{ count: 3 }],
      ...{ bookingsPerIp: [], bookingsPerEmail: [], quarantine: [], quarantineBytes: [] },
    });
  });

  it("accepts soft, an earlier name of ip, in FORM_LIMITS", () => {
    const { formLimits } = readSettings({ FORM_LIMITS: "soft=7/1h" });
    expect(formLimits).toMatchObject({ perIp: [{ count: 7, windowMs: 3_600_000 }] });
  });

  it.each([
    ["email=10/1h", '"ip=off"'],
    ["ip=5/1h; email-calls=off", '"calls=off"'],
    ["quarantine-size=1MB/1d", '"quarantine=off"'],
  ])("rejects %s in FORM_LIMITS, from earlier versions, and says what to write instead", (limits, advice) => {
    expect(problemsOf({ FORM_LIMITS: limits })).toEqual([expect.stringContaining(advice)]);
  });

  it("reports all problems together, each with its fix", () => {
    const problems = problemsOf({ PORT: "80a", SITE_URL: "example.com", TRUST_PROXY: "10.0.0.0/33" });
    expect(problems).toHaveLength(3);
    expect(problems[0]).toContain("PORT");
    expect(problems[0]).toContain("Write a number from 1 to 65535");
    expect(problems[1]).toContain("like https://example.com");
    expect(problems[2]).toContain('"10.0.0.0/33"');
  });

  it.each([
    ["HOST", "not a host"],
    ["HOST", "256.0.0.1"],
    ["PORT", "65536"],
    ["SITE_URL", "https://example.com/site"],
    ["SITE_URL", "https://user:pass@example.com"],
    ["DATABASE_URL", "mysql://db/leads"],
    ["DATABASE_URL", "postgres://user:p#ss@db/leads"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "smtp://mail.example.com/?tls.rejectUnauthorized=false"],
    ["MAIL_FROM", "Sales <sales>"],
    ["NOTIFY_TO", "a@example.com,,"],
    ["ESCALATE_TO", "a@example"],
    ["NOTIFY_TO", "a@example.com(x)evil.example"],
    ["WEBHOOK_URL", "crm"],
    ["RETENTION_DAYS", "0"],
    ["BACKUP_KEEP", "-1"],
    ["DAILY_MAIL", "24:00"],
    ["WEBHOOK_URL", "https://user:pass@crm.example.com"],
    ["WEBHOOK_SECRET", `${webhookSecret.slice(0, -4)}!!!!`],
    ["HUBSPOT_TOKEN", "pat 1"],
    ["HUBSPOT_URL", "https://api.example.com/crm"],
    ["SLACK_WEBHOOK_URL", "#leads"],
    ["TAG_MANAGER_ID", "GTM-AB12&x=1"],
    ["TRUST_PROXY", "all"],
    ["HSTS", "63072000"],
    ["HSTS", "max-age=1; X: y"],
    ["FORM_LIMITS", "ip=5"],
    ["FORM_LIMITS", "ip=5/2d"],
    ["FORM_LIMITS", "constructor=5/1m"],
  ])("rejects %s=%s and says which variable is invalid", (name, value) => {
    const [problem, ...others] = problemsOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} `));
    expect(others).toEqual([]);
  });

  it("never includes a secret in an error message", () => {
    const secret = { WEBHOOK_URL: "ftp://s3cret.example.com", WEBHOOK_SECRET: "s3cret" };
    const tokens = { HUBSPOT_TOKEN: "s3cret s3cret", SLACK_WEBHOOK_URL: "s3cret" };
    const problems = problemsOf({ ...secret, ...tokens });
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toContain("s3cret");
    for (const url of ["http://user:s3cret@mail.example.com", "smtp://user:s3cret@mail.example.com/?x"]) {
      expect(problemsOf({ SMTP_URL: url }).join()).not.toContain("s3cret");
    }
  });

  it("suggests the origin if SITE_URL has a path", () => {
    expect(problemsOf({ SITE_URL: "https://example.com/site" })[0]).toContain("Write https://example.com.");
  });

  it("reports problems in site.config.ts and in variables together", async () => {
    vi.doMock("#site.config", () => ({
      siteConfig: { ...siteConfig, emails: undefined, brand: "" },
    }));
    vi.resetModules();
    onTestFinished(() => {
      vi.doUnmock("#site.config");
      vi.resetModules();
    });
    const { readSettings: readWithProblems } = await import("./read-settings.ts");
    const lines = [
      "Invalid settings:",
      "  - site.config.ts: `brand` is empty  ->  it must not be empty",
      "  - site.config.ts: `emails` is empty  ->  write these keys, indented below it: sales, support",
      '  - PORT is "80a". Write a number from 1 to 65535, or 0 for any free port.',
    ];
    expect(() => readWithProblems({ PORT: "80a" })).toThrow(lines.join("\n"));
  });
});
