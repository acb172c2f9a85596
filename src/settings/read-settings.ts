import { resolve } from "node:path";
import { siteConfig } from "../site/index.ts";
import { parseSiteConfig } from "./parse-site-config.ts";
import type { Settings } from "./settings.ts";
import { type Problem, type Variable, variables } from "./variables.ts";

/** The message has a line for each problem, with its fix. */
export class SettingsError extends Error {
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
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { config, problems } = parseSiteConfig(siteConfig);
  function read<Value>({ name, fallback, parse }: Variable<Value>): Value {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const parsed = parse(text);
    if (!isProblem(parsed)) return parsed;
    problems.push(`${name} ${parsed.problem}`);
    return fallback;
  }
  const sales = config?.emails.sales ?? "";
  const hubspot = { url: read(variables.hubspotUrl), token: read(variables.hubspotToken) };
  const webhook = { url: read(variables.webhookUrl), secret: read(variables.webhookSecret) };
  const settings: Settings = {
    host: read(variables.host),
    port: read(variables.port),
    siteUrl: read(variables.siteUrl),
    dataDir: resolve(read(variables.dataDir)),
    databaseUrl: read(variables.databaseUrl),
    retentionDays: read(variables.retentionDays),
    backupKeep: read(variables.backupKeep),
    dailyMail: read(variables.dailyMail),
    mail: {
      smtp: read(variables.smtpUrl),
      from: read(variables.mailFrom) ?? { name: config?.brand ?? "", address: sales },
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

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "problem" in value;
}
