import { resolve } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { siteConfig } from "../index.ts";
import { parseSiteConfig } from "./parse-site-config.ts";
import { type Problem, type Variable, variables, withPassword } from "./variables.ts";

/** The message has a line for each problem, with its fix. */
export class SettingsError extends OperatorError {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["Invalid settings:", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads all settings from the environment (an empty variable counts as unset) and checks `site.config.ts`. Throws a
 * `SettingsError` that lists all problems.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const { config, problems } = parseSiteConfig(siteConfig);
  function read<Value>({ name, fallback, isExact, parse }: Variable<Value>): Value {
    const text = isExact ? env[name] : env[name]?.trim();
    if (!text) return fallback;
    const parsed = parse(text);
    if (!isProblem(parsed)) return parsed;
    problems.push(`${name} ${parsed.problem}`);
    return fallback;
  }
  const sales = config?.emails.sales ?? "";
  const hubspot = { url: read(variables.hubspotUrl), token: read(variables.hubspotToken) };
  const databaseUrl = read(variables.databaseUrl);
  const postgresPassword = read(variables.postgresPassword);
  const webhook = { url: read(variables.webhookUrl), secret: read(variables.webhookSecret) };
  const settings = {
    host: read(variables.host),
    /** 0 uses any free port. */
    port: read(variables.port),
    /** Without a trailing slash: `https://example.com`. */
    siteUrl: read(variables.siteUrl),
    /** Absolute path. */
    dataDir: resolve(read(variables.dataDir)),
    /** Includes the password. If `undefined`, SQLite in `dataDir` is used. */
    databaseUrl: databaseUrl && withPassword(databaseUrl, postgresPassword),
    postgresPassword,
    retentionDays: read(variables.retentionDays),
    backupKeep: read(variables.backupKeep),
    /** restic's repository. */
    resticRepository: read(variables.resticRepository),
    copyKeepDays: read(variables.copyKeepDays),
    heartbeatUrl: read(variables.heartbeatUrl),
    /** In the office's time zone: `08:00`. */
    dailyMail: read(variables.dailyMail),
    mail: {
      /** If `undefined`, each email is written to a file. */
      smtp: read(variables.smtpUrl),
      from: read(variables.mailFrom) ?? { name: config?.brand ?? "", address: sales },
      /** At least one. */
      notifyTo: read(variables.notifyTo) ?? [sales],
      escalateTo: read(variables.escalateTo),
    },
    webhook: webhook.url && webhook.secret ? webhook : undefined,
    hubspot: hubspot.token ? hubspot : undefined,
    calendarUrl: read(variables.calendarUrl),
    slackUrl: read(variables.slackUrl) || undefined,
    hsts: read(variables.hsts),
    tagManagerId: read(variables.tagManagerId),
    trustProxy: read(variables.trustProxy),
    formLimits: read(variables.formLimits),
    office: siteConfig.scheduling,
  };
  if (webhook.url && !env.WEBHOOK_SECRET?.trim()) {
    problems.push(
      "WEBHOOK_SECRET is missing, but WEBHOOK_URL is set. Set WEBHOOK_SECRET to the secret that both sides share.",
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** `undefined` or empty if a setting isn't used; docs/operating.md explains each one. */
export type Settings = ReturnType<typeof readSettings>;

export type ChannelSettings = Pick<Settings, "webhook" | "hubspot" | "slackUrl">;

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "problem" in value;
}
